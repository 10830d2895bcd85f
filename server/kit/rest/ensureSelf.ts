import type { Viewer } from "#server/base/viewer.ts";
import { Forbidden } from "#server/base/errors.ts";

const ownNames = new Set(["1", "user", "me"]);

/** Throws Forbidden where the path names another, be they there or not (design.md section 6, 23). */
export function ensureSelf({ id }: Viewer, named = ""): void {
  if (!ownNames.has(named) && named !== id) throw new Forbidden("These are for their owner alone.");
}
