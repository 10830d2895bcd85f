import { globalStyle, style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { forcedEdge } from "#client/theme/forcedEdge.ts";
import { layer, media, radius, size, space, target } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

/** On a phone the notes of the margin stand below the page. */
export const place = style([
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space(2),
    "@media": {
      [media.beside]: { gridTemplateColumns: "minmax(0, 1fr) 176px", gap: space(2.5), alignItems: "start" },
      [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) 260px", columnGap: "32px", alignItems: "start" },
    },
  },
  forcedEdge,
]);
globalStyle(`${place} > :nth-child(2)`, {
  "@media": { [media.beside]: { paddingTop: "70px" }, [media.desktop]: { paddingTop: "92px" } },
});

const onPaper = {
  borderRadius: radius.sheet,
  background: color.raised,
  boxShadow: `${color.liftOne}, 0 0 0 1px ${color.line}`,
} as const;

const thread = `radial-gradient(circle, ${color.lineStrong} 1px, transparent 1.4px) 0 / 2px 7px repeat-y`;

/** On a desktop the sheet holds the Save button too, which a phone has in its dock. */
export const sheet = style({
  position: "relative",
  minWidth: 0,
  "@media": {
    [media.desktop]: {
      ...onPaper,
      padding: `${space(1.75)} 26px ${space(2.75)} 66px`,
      "::before": {
        content: "",
        position: "absolute",
        left: "40px",
        top: "22px",
        bottom: "60px",
        width: "2px",
        background: thread,
      },
    },
  },
});

export const paper = style({
  ...onPaper,
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  // To the foot of the window, so that the notes below and the land move nothing in sight when they arrive.
  minHeight: "calc(100dvh - 8.5rem)",
  padding: `${space(0.75)} ${space(2.5)} ${space(1.25)}`,
  "@media": {
    [media.beside]: { paddingInline: "30px" },
    [media.desktop]: { minHeight: 0, padding: 0, background: "none", boxShadow: "none" },
  },
});

export const first = style({ borderBottom: `2px dotted ${color.lineStrong}` });

/** The title and its counter. A phone shows the counter only while the title has the focus. */
export const title = style({ paddingTop: space(1.5) });
globalStyle(`${title} > div`, { display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: `0 ${space(1.5)}` });
globalStyle(`${title} > div > :nth-child(2)`, { flex: "1 1 12rem" });
globalStyle(`${title} > div > p`, { order: 1, flexBasis: "100%" });
globalStyle(`${title} > div > :last-child:not(p)`, {
  display: "none",
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  // Clear of the ring of the focused title.
  paddingTop: space(0.75),
  "@media": { [media.desktop]: { display: "block", paddingTop: 0 } },
});
globalStyle(`${title}:focus-within > div > :last-child:not(p)`, { display: "block" });

const writing = {
  width: "100%",
  padding: 0,
  border: 0,
  background: "none",
  color: color.ink,
  textAlign: "start",
} as const;

export const titleText = style({
  ...writing,
  fontFamily: font.display,
  fontSize: "1.75rem",
  fontWeight: 600,
  letterSpacing: "-.015em",
  lineHeight: 1.2,
  paddingBlock: space(0.5),
  "@media": { [media.desktop]: { fontSize: "2.25rem" } },
});

/** Emoji and day. The emoji, not their click areas, line up with the words. */
export const line = style({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `0 ${space(0.5)}`,
  margin: `${space(0.5)} ${space(-0.75)} ${space(1.25)}`,
});

/** The way to help, between the face and the words. */
export const help = style({});
globalStyle(`${help} > :not(:empty)`, { marginBottom: space(2) });

export const day = style({
  display: "flex",
  alignItems: "center",
  minHeight: target.small,
  padding: `0 ${space(1)}`,
  borderRadius: radius.small,
  color: color.accent,
  fontSize: size.small,
  fontWeight: 600,
  lineHeight: 1.2,
  selectors: { "&:hover": { background: color.accentWash } },
});
globalStyle(`${day} > svg`, { flex: "none", marginInlineStart: space(0.75) });

export const dayTime = style({ display: "none", "@media": { [media.desktop]: { display: "inline" } } });

/** Over the page, below the line of its button. */
export const chooser = style({
  position: "absolute",
  zIndex: layer.popover,
  insetInline: 0,
  top: "100%",
  padding: space(2),
  borderRadius: radius.inset,
  background: color.raised,
  boxShadow: `${color.liftTwo}, 0 0 0 1px ${color.lineStrong}`,
  "@media": {
    [media.beside]: { insetInlineStart: "auto", width: "min(400px, 100%)" },
    [media.forced]: { border: "1px solid" },
  },
});

const row = { phone: "2rem", desktop: "2.125rem" };
const ruled = (height: string, ink: string) =>
  `repeating-linear-gradient(180deg, transparent 0 calc(${height} - 1px), ${ink} calc(${height} - 1px) ${height})`;

/** The rules have the height of a text line, so that words stand on them. They darken while the text has the focus. */
export const bodyText = style({
  ...writing,
  maxWidth: "62ch",
  minHeight: `max(calc(${row.phone} * 8), 100dvh - 32rem)`,
  marginBottom: space(1.5),
  fontFamily: font.text,
  fontSize: "1.0625rem",
  lineHeight: row.phone,
  background: ruled(row.phone, color.line),
  caretColor: color.accent,
  selectors: {
    "&:focus-visible": { outline: "none", borderRadius: 0, background: ruled(row.phone, color.lineStrong) },
  },
  "@media": {
    [media.desktop]: {
      minHeight: `calc(${row.desktop} * 8)`,
      fontSize: size.lead,
      lineHeight: row.desktop,
      background: ruled(row.desktop, color.line),
      selectors: { "&:focus-visible": { background: ruled(row.desktop, color.lineStrong) } },
    },
  },
});

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${space(3)}`,
  marginTop: "auto",
  // Room for the Save button.
  "@media": { [media.desktop]: { minHeight: target.regular, marginTop: space(2.5), paddingInlineEnd: "15rem" } },
});

export const end = style({
  display: "contents",
  "@media": { [media.desktop]: { display: "block", position: "absolute", insetInlineEnd: 0, bottom: 0 } },
});
