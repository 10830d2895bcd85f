import { useEffect, useState } from "react";
import { platform } from "#client/platform/platform.ts";
import type { Operator } from "#domain/operator.ts";

/**
 * Returns who runs this server, from the page or, in an app, from the server. Null if they have not named themselves;
 * undefined if unknown.
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
  // The server writes it into the page from its environment.
  return JSON.parse(document.getElementById("operator")?.textContent ?? "null") as Operator | null;
}
