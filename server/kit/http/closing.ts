import type { ServerResponse } from "node:http";
import { guardEvent } from "./guard.ts";

/** Runs work once the response is sent or its connection is broken, and at once if it is so already. */
export function whenClosed(response: ServerResponse, work: () => void): void {
  if (response.destroyed) guardEvent(work);
  else response.once("close", () => guardEvent(work));
}
