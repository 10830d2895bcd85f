import { createVar } from "@vanilla-extract/css";

/** The height of the toy's landscape, for the frame around the picture to set. */
export const landHeight = createVar();

/** Its corners, where those of the frame do not clip it. */
export const landCorners = createVar();
