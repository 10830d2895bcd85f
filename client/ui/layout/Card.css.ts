import { style } from "@vanilla-extract/css";
import { media, radius, space, size } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const card = style({
  minWidth: 0,
  padding: space(2.5),
  borderRadius: radius.sheet,
  background: color.surface,
  boxShadow: `${color.liftOne}, 0 0 0 1px ${color.line}`,
  "@media": { [media.desktop]: { padding: space(3) }, [media.forced]: { border: "1px solid" } },
});

export const roomy = style({
  padding: `${space(3.5)} ${space(3)}`,
  "@media": { [media.tablet]: { padding: space(3.5) } },
});

/** Less air around a smaller title. */
export const dense = style({ paddingTop: "8px", "@media": { [media.desktop]: { paddingTop: space(2) } } });

/** The element at the end moves below the title if large text leaves no room beside it. */
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space(1),
  marginBottom: space(1.75),
});

export const denseHead = style([head, { minHeight: "44px", marginBottom: "2px" }]);

export const end = style({ flex: "0 1 auto", minWidth: 0 });

export const title = style({ flex: "1 1 min-content", minWidth: 0, fontSize: size.title });

export const denseTitle = style([title, { fontSize: "1.1875rem" }]);
