import { vi } from "vitest";
import { media } from "#client/theme/sizes.ts";

/** Makes the window of jsdom as wide as a desktop. Without this it is a phone's. */
export function onDesktop(): void {
  becomeWide([media.columns, media.desktop]);
}

/** Makes it as wide as a tablet. */
export function onTablet(): void {
  becomeWide([media.columns]);
}

/** Makes it as wide as a phone again. */
export function onPhone(): void {
  becomeWide([]);
}

function becomeWide(widths: readonly string[]): void {
  vi.stubGlobal("matchMedia", (query: string) =>
    Object.assign(new EventTarget(), { media: query, matches: widths.includes(query), onchange: null }),
  );
}
