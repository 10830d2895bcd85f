import type { Viewer } from "#server/base/viewer.ts";
import { builder } from "./builder.ts";

/** The signed-in person's own data, to which each noun adds its fields. account.graph.ts describes it. */
export const ViewerType = builder.objectRef<Viewer>("Viewer");
