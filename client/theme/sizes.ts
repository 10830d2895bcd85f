export function space(eighths: number): string {
  return `${eighths * 8}px`;
}

export const radius = { card: "20px", inset: "16px", control: "14px", small: "10px", pill: "999px" } as const;

/** The least height of what a finger presses. */
export const target = { small: "44px", regular: "48px" } as const;

export const measure = { page: "1120px", column: "640px", form: "420px", dialog: "440px" } as const;

/** Only the scale moves for longer (spec section 9). */
export const motion = { quick: "150ms", calm: "250ms", ease: "cubic-bezier(.2,.7,.3,1)" } as const;

/** Without a condition, styles are for a phone from 360 px. */
export const media = {
  tablet: "(min-width: 600px)",
  desktop: "(min-width: 1024px)",
  still: "(prefers-reduced-motion: reduce)",
  night: "(prefers-color-scheme: dark)",
} as const;

export const layer = { sky: -1, navigation: 10, dialog: 20, popover: 30, toast: 40 } as const;
