import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright-core";

declare global {
  interface Window {
    /** What `stubShareSheet` was given. */
    passedOn: { name: string; type: string; title: string | undefined; text: string | undefined; bytes: number[] }[];
  }
}

/** What a device's share sheet does; "texts only" takes no files, "absent" is not there. */
export type ShareSheet = "takes it" | "is closed" | "is refused" | "throws" | "texts only" | "absent";

/** Gives every page of a window such a share sheet, from its next loading on. */
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
        const bytes = [...new Uint8Array(await file.arrayBuffer())];
        window.passedOn.push({ name: file.name, type: file.type, title, text, bytes });
      }
    };
    Object.defineProperties(Navigator.prototype, { canShare: { value: canShare }, share: { value: share } });
  }, sheet);
}

/** An image as a browser reads it. */
export interface Decoded {
  width: number;
  height: number;
  /** Red, green, blue and alpha at a place. */
  at: (x: number, y: number) => readonly number[];
  /** How many pixels are near such a colour. */
  near: (red: number, green: number, blue: number) => number;
}

/** Decodes a PNG in the browser it came out of. */
export async function decoded(page: Page, bytes: readonly number[]): Promise<Decoded> {
  const { width, height, data } = await page.evaluate(async (raw) => {
    const bitmap = await createImageBitmap(new Blob([new Uint8Array(raw)], { type: "image/png" }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext("2d");
    if (!context) throw new Error("This browser draws nothing.");
    context.drawImage(bitmap, 0, 0);
    const pixels = context.getImageData(0, 0, bitmap.width, bitmap.height).data;
    let text = "";
    for (let start = 0; start < pixels.length; start += 32_768)
      text += String.fromCharCode(...pixels.subarray(start, start + 32_768));
    return { width: bitmap.width, height: bitmap.height, data: btoa(text) };
  }, bytes);
  const pixels = Buffer.from(data, "base64");

  return {
    width,
    height,
    at: (x, y) => [...pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)],
    near: (...colour) => {
      let count = 0;
      for (let place = 0; place < pixels.length; place += 4)
        if (colour.every((part, index) => Math.abs((pixels[place + index] ?? 0) - part) <= 6)) count += 1;
      return count;
    },
  };
}

/** Presses a button that downloads, and gives what came. */
export async function downloadedBy(page: Page, button: Locator): Promise<{ name: string; bytes: number[] }> {
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  return { name: download.suggestedFilename(), bytes: [...(await readFile(await download.path()))] };
}
