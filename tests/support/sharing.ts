import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright-core";
import sharp from "sharp";

declare global {
  interface Window {
    /** The content passed to `stubShareSheet`. */
    passedOn: { name: string; type: string; title: string | undefined; text: string | undefined; base64: string }[];
  }
}

/** The behaviour of a device's share sheet; "texts only" accepts no files, "absent" has none. */
export type ShareSheet = "takes it" | "is closed" | "is refused" | "throws" | "texts only" | "absent";

/** Gives every page of a window this share sheet, from its next load. */
export async function stubShareSheet(page: Page, sheet: ShareSheet): Promise<void> {
  await page.addInitScript((kind: ShareSheet) => {
    window.passedOn = [];
    if (kind === "absent") {
      Reflect.deleteProperty(Navigator.prototype, "share");
      Reflect.deleteProperty(Navigator.prototype, "canShare");
      return;
    }
    const canShare = ({ files }: ShareData) => kind !== "texts only" || !files;
    const share = async ({ files = [], title, text }: ShareData) => {
      if (kind === "is closed") throw new DOMException("Share canceled", "AbortError");
      if (kind === "is refused") throw new DOMException("Permission denied", "NotAllowedError");
      if (kind === "throws") throw new TypeError("The share sheet is broken.");
      for (const file of files) {
        const bytes = new Uint8Array(await file.arrayBuffer());
        const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
        window.passedOn.push({ name: file.name, type: file.type, title, text, base64 });
      }
    };
    Object.defineProperties(Navigator.prototype, { canShare: { value: canShare }, share: { value: share } });
  }, sheet);
}

/** A decoded image. */
export interface Decoded {
  width: number;
  height: number;
  /** Red, green, blue and alpha of a pixel. */
  at: (x: number, y: number) => readonly number[];
  /** The number of pixels near this colour. */
  near: (red: number, green: number, blue: number) => number;
}

/** Decodes a PNG. */
export async function decoded(png: Buffer): Promise<Decoded> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;

  return {
    width,
    height,
    at: (x, y) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)],
    near: (red, green, blue) => {
      let count = 0;
      for (let place = 0; place < data.length; place += 4)
        if (isNear(data[place], red) && isNear(data[place + 1], green) && isNear(data[place + 2], blue)) count += 1;
      return count;
    },
  };
}

function isNear(part: number | undefined, wanted: number): boolean {
  return Math.abs((part ?? 0) - wanted) <= 6;
}

/** Presses a download button and returns the file. */
export async function downloadedBy(page: Page, button: Locator): Promise<{ name: string; png: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  return { name: download.suggestedFilename(), png: await readFile(await download.path()) };
}
