/** The contrast ratio of two colours with six hex digits, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Computes `color-mix(in srgb, over share%, under)`. `share` is 0 to 1. */
export function mixed(over: string, under: string, share: number): string {
  const [top, ground] = [channels(over), channels(under)];
  const parts = top.map((value, index) => Math.round(value * share + (ground[index] ?? 0) * (1 - share)));
  return `#${parts.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(colour: string): number[] {
  const digits = /^#([\da-f]{6})$/i.exec(colour)?.[1];
  if (!digits) throw new Error(`${colour} is no colour of six hex digits.`);
  return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
}
