import type { Viewer } from "#server/base/viewer.ts";
import { Forbidden } from "#server/base/errors.ts";

const ownNames = new Set(["1", "user", "me"]);

/** Throws Forbidden if the path names another id, whether or not that person exists (docs/rules.md, Operations). */
export function ensureSelf({ id }: Viewer, named = ""): void {
  if (!ownNames.has(named) && named !== id) throw new Forbidden("These are for their owner alone.");
}
