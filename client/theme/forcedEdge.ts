import type { StyleRule } from "@vanilla-extract/css";
import { media } from "./sizes.ts";

/** An edge for elements with a shadow, because forced colours remove shadows. */
export const forcedEdge: StyleRule = { "@media": { [media.forced]: { border: "1px solid" } } };
