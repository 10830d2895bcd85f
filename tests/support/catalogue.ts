import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Visit } from "./browser.ts";
import { fatesOn, nextToast, type Fate } from "./fates.ts";

// What toasts say of each failure (docs/rules.md, Failures).

export interface Screen {
  name: string;
  open: () => Promise<Visit>;
  tries: Try[];
}

/** Something that is done on a screen, until it works. */
interface Try {
  does: (page: Page) => Promise<unknown>;
  /** What it asks for: what becomes of that, and what the toast says then. */
  asks: string;
  says: (readonly [Fate, title: string, description?: string])[];
}

/** Does all that is to be done on a screen, and reads each toast. */
export async function expectToasts({ open, tries }: Screen): Promise<void> {
  const { page, mayComplainOf } = await open();
  mayComplainOf(/Failed to load resource/);
  const fates = await fatesOn(page);

  for (const { does, asks, says } of tries)
    for (const [fate, title, ...description] of says) {
      fates.set(asks, fate);
      await does(page);

      expect(await nextToast(page)).toEqual([isFailure(title) ? "alert" : "status", title, ...description]);
    }
}

function isFailure(title: string): boolean {
  return /error|failed/i.test(title);
}
