import { useCallback, useEffect, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { connectionOf } from "#client/data/environment.ts";
import { request, type Connection } from "#client/platform/request.ts";
import { reasonIn } from "#client/platform/requestError.ts";
import { entriesCame } from "./sendLines.ts";
import { forgetImport } from "./stopped.ts";

/** An import from another app, as the server lists it (docs/import.md, Imports). */
export interface Import {
  id: string;
  source: string;
  createdAt: string;
  brought: number;
  standing: number;
  edited: number;
  isBeingTakenBack: boolean;
}

/** The person's imports, newest first. Throws RequestError. */
export async function listImports(connection: Connection): Promise<readonly Import[]> {
  return (await request("/api/user/imports", { expects: "json" }, connection)) as readonly Import[];
}

interface Imports {
  /** Undefined until the list has come. */
  imports: readonly Import[] | undefined;
  /** Deletes the entries of an import. Gives a sentence if that failed. */
  takeBack: (id: string) => Promise<string | undefined>;
}

/** The imports from other apps. They are part of the lazy code, so they come by REST. */
export function useImports(): Imports {
  const environment = useRelayEnvironment();
  const [imports, setImports] = useState<readonly Import[]>();

  const load = useCallback(async () => {
    setImports(await listImports(connectionOf(environment)).catch(() => []));
  }, [environment]);
  useEffect(() => void load(), [load]);

  return {
    imports,
    takeBack: async (id) => {
      try {
        const path = `/api/user/imports/${encodeURIComponent(id)}`;
        await request(path, { expects: "json", method: "DELETE" }, connectionOf(environment));
        forgetImport(id);
      } catch (error) {
        return reasonIn(error) ?? "It could not be taken back. Please try again.";
      } finally {
        entriesCame(environment);
        await load();
      }
      return undefined;
    },
  };
}
