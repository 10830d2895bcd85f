import { style } from "@vanilla-extract/css";

/** A soft hyphen that screen readers ignore. */
export const softly = style({ selectors: { "&::before": { content: '"\\00AD" / ""' } } });
