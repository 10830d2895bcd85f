import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { media, motion, size, space } from "#client/theme/sizes.ts";

/** Dims the old results while new ones load. The delay avoids a flash. */
export const found = styleVariants({
  here: { transition: `opacity ${motion.calm}` },
  waiting: { opacity: 0.45, transition: `opacity ${motion.calm} ${motion.quick}` },
});

export const heading = style({ marginBlock: `${space(1)} ${space(1.25)}`, fontSize: size.title });

/** Few people stand in one column, and the invitation beside them on a desktop. */
export const few = style({
  display: "grid",
  gap: space(2),
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  "@media": {
    [media.desktop]: { gap: space(3), gridTemplateColumns: "minmax(0, 1.35fr) minmax(0, 1fr)" },
  },
});
globalStyle(`${few} ul`, { "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr)" } } });
