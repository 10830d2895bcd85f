import { style } from "@vanilla-extract/css";

/** A soft hyphen that is drawn and not said. */
export const softly = style({ selectors: { "&::before": { content: '"\\00AD" / ""' } } });
