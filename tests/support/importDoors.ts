import type { Person } from "./people.ts";
import { ask, bearer, sendRequest } from "./requests.ts";

export interface ImportJson {
  id: string;
  source: string;
  createdAt: string;
  brought: number;
  standing: number;
  edited: number;
  isBeingTakenBack: boolean;
}

/** The number of entries that were deleted, or what was refused. */
export type TakenBack = { removed: number } | { message: string };

/** Imports from other apps over GraphQL or REST. */
export interface ImportDoor {
  list: () => Promise<ImportJson[]>;
  takeBack: (id: string) => Promise<TakenBack>;
}

export const importDoors: { name: "GraphQL" | "REST"; open: (as: Person) => ImportDoor }[] = [
  { name: "REST", open: importsOverRest },
  { name: "GraphQL", open: importsOverGraphql },
];

/** Imports over REST. */
export function importsOverRest(as: Person): ImportDoor {
  const headers = bearer(as);
  return {
    list: async () => (await sendRequest("GET", "/api/user/imports", { headers })).json as ImportJson[],
    takeBack: async (id) =>
      (await sendRequest("DELETE", `/api/user/imports/${encodeURIComponent(id)}`, { headers })).json as TakenBack,
  };
}

const listed = "{ viewer { imports { id source createdAt brought standing edited isBeingTakenBack } } }";
const takenBack = `mutation ($id: ID!) {
  takeBackImport(input: { id: $id }) {
    ... on TakeBackImportPayload { removed deletedId viewer { imports { id } } } ... on Refusal { message }
  }
}`;

function importsOverGraphql(as: Person): ImportDoor {
  const headers = bearer(as);
  return {
    list: async () => {
      const { json } = await ask(listed, { headers });
      return (json as { data: { viewer: { imports: ImportJson[] } } }).data.viewer.imports;
    },
    takeBack: async (id) => {
      const { json } = await ask(takenBack, { headers, variables: { id } });
      const { takeBackImport } = (json as { data: { takeBackImport: { message?: string; removed: number } } }).data;
      const { message, removed } = takeBackImport;
      return message === undefined ? { removed } : { message };
    },
  };
}
