import { useEffect, useState } from "react";
import { platform } from "#client/platform/platform.ts";
import type { Operator } from "#domain/operator.ts";

/**
 * Who runs this server: from the page, or in an app asked of the server, once. Null while they have not named themselves, undefined
 * where nobody could say.
 */
export function useOperator(): Operator | null | undefined {
  const [operator, setOperator] = useState(platform.isNative ? undefined : operatorInPage);

  useEffect(() => {
    if (!platform.isNative) return;
    asking ??= askServer();
    asking.then(setOperator, () => (asking = undefined));
  }, []);

  return operator;
}

let asking: Promise<Operator | null> | undefined;

async function askServer(): Promise<Operator | null> {
  const answer = await fetch(`${platform.baseUrl}/api/about`, { credentials: "omit" });
  if (!answer.ok) throw new Error(`Who runs the server was not answered: ${answer.status}`);
  return ((await answer.json()) as { operator: Operator | null }).operator;
}

function operatorInPage(): Operator | null {
  // The server puts it there as it was read from its environment.
  return JSON.parse(document.getElementById("operator")?.textContent ?? "null") as Operator | null;
}
