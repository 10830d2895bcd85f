/** The rhythm: multiples of 8 px, halves allowed inside a control. */
export function space(eighths: number): string {
  return `${eighths * 8}px`;
}

/** Corners: 20 for cards, 14 for controls, 16 for what stands inside a card, a pill for chips. */
export const radius = { card: "20px", inset: "16px", control: "14px", small: "10px", pill: "999px" } as const;

/** Heights of what a finger has to hit. */
export const target = { small: "44px", regular: "48px" } as const;

/** Widest measures of a page: everything, one column of reading or of a form, a dialog. */
export const measure = { page: "1120px", column: "640px", form: "420px", dialog: "440px" } as const;

/** How long a thing may move. Only the scale takes longer (spec section 9: its bounce). */
export const motion = { quick: "150ms", calm: "250ms", ease: "cubic-bezier(.2,.7,.3,1)" } as const;

/** Conditions on the window and the person, for `@media` in `*.css.ts`. Phone is the base, from 360 px. */
export const media = {
  /** Room for two fields side by side. */
  tablet: "(min-width: 600px)",
  /** The bottom navigation becomes a side rail, the dashboard two columns. */
  desktop: "(min-width: 1024px)",
  still: "(prefers-reduced-motion: reduce)",
  night: "(prefers-color-scheme: dark)",
} as const;

/** What lies above what. */
export const layer = { sky: -1, navigation: 10, dialog: 20, popover: 30, toast: 40 } as const;
