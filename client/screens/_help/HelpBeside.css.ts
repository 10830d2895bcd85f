import { style } from "@vanilla-extract/css";

/** Takes no space, and no gap of its parent, until it has something to say. */
export const beside = style({ selectors: { "&:empty": { position: "absolute" } } });
