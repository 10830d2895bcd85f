export function space(eighths: number): string {
  return `${eighths * 8}px`;
}

/** Text sizes in rem, so that the reader's own text size applies. */
export const size = {
  hero: "2.5rem",
  page: "1.75rem",
  ask: "1.625rem",
  title: "1.3125rem",
  quote: "1.5rem",
  count: "2.125rem",
  lead: "1.125rem",
  body: "1rem",
  label: ".9375rem",
  small: ".875rem",
  tiny: ".8125rem",
  face: ".78125rem",
} as const;

/** Corners look cut by hand: each differs slightly, and none looks crooked. */
export const radius = {
  sheet: "22px 20px 24px 20px / 20px 24px 20px 22px",
  scene: "26px 22px 26px 24px / 24px 28px 22px 26px",
  inset: "18px 16px 18px 17px",
  control: "15px 14px 16px 14px",
  small: "12px 11px 12px 10px",
  pill: "999px",
} as const;

/** Near-round shapes for faces, avatars and stones. */
export const pebble = {
  a: "52% 48% 46% 54% / 50% 54% 46% 50%",
  b: "47% 53% 55% 45% / 54% 48% 52% 46%",
  c: "55% 45% 50% 50% / 47% 53% 47% 53%",
  d: "49% 51% 44% 56% / 52% 46% 54% 48%",
} as const;

/** Minimum height of touch targets. */
export const target = { small: "44px", regular: "48px" } as const;

/** The device's safe areas: status bar, notch, round corners. */
export const safe = {
  top: "env(safe-area-inset-top, 0px)",
  right: "env(safe-area-inset-right, 0px)",
  bottom: "env(safe-area-inset-bottom, 0px)",
  left: "env(safe-area-inset-left, 0px)",
} as const;

/** For a page that fills the rest of the window. */
export const pageHeight = `calc(100dvh - ${safe.top})`;

/** Height of the phone's bottom bar: padding, a pill and a line of text. */
export const navigationHeight = "calc(59px + .975rem)";

export const measure = {
  page: "1216px",
  column: "640px",
  form: "420px",
  dialog: "440px",
  wideDialog: "720px",
} as const;

/** Only the scale moves longer than this. */
export const motion = {
  quick: "140ms",
  calm: "240ms",
  fold: "320ms",
  ease: "cubic-bezier(.2, .7, .3, 1)",
  spring: "cubic-bezier(.34, 1.56, .64, 1)",
  gravity: "cubic-bezier(.5, 0, .9, .5)",
} as const;

/** Base styles are for phones from 320 px. */
export const media = {
  tablet: "(min-width: 600px)",
  /** Room for two columns. */
  beside: "(min-width: 700px)",
  desktop: "(min-width: 1024px)",
  /** A window too low for sticky elements: a phone in landscape, or a page at 400 %. */
  low: "(max-height: 30rem)",
  still: "(prefers-reduced-motion: reduce)",
  night: "(prefers-color-scheme: dark)",
  /** High contrast: the system's own few colours, and no shadows. */
  forced: "(forced-colors: active)",
} as const;

export const layer = { land: -1, sky: -2, dock: 9, navigation: 10, dialog: 20, popover: 30, toast: 40 } as const;
