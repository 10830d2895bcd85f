import { globalStyle, style } from "@vanilla-extract/css";
import { motion, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const row = style({
  display: "grid",
  gridTemplateColumns: "40px minmax(0, 1fr) 44px",
  alignItems: "center",
  columnGap: space(1.5),
  minHeight: "60px",
  paddingBlock: space(1),
});

export const said = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: `0 ${space(1.5)}`,
  selectors: { "&:nth-last-child(2)": { gridColumn: "2 / -1" } },
});

export const name = style({ fontWeight: 600 });

export const time = style({ color: color.soft, fontSize: size.small });

export const opener = style({ display: "grid", marginRight: `-${space(1)}` });

globalStyle(`${opener} svg`, { transition: `transform ${motion.quick}` });

export const unfolded = style({});

globalStyle(`${unfolded} svg`, { transform: "rotate(180deg)" });

globalStyle(`${row} > div`, { gridColumn: "2 / -1" });
