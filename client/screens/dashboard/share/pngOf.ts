import type { default as Html2Canvas } from "html2canvas";

export interface ImageSize {
  /** In px of the card, before doubling. */
  width: number;
  /** Default: the card's own height. */
  height?: number;
}

/** Preloads the image library, so that it is ready when somebody presses Share. */
export function preparePng(): void {
  loaded().catch(() => undefined);
}

/**
 * Draws a card into a PNG file at scale 2 (docs/rules.md, Sharing).
 *
 * @throws if drawing fails, or the image library cannot be loaded.
 */
export async function pngOf(card: HTMLElement, name: string, size: ImageSize): Promise<File> {
  const html2canvas = await loaded();
  const canvas = await html2canvas(card, {
    ...size,
    scale: 2,
    useCORS: true,
    logging: false,
    backgroundColor: getComputedStyle(card).backgroundColor,
    ignoreElements: (element) => isBeside(element, card),
    onclone: (_copy, copied) => copied.style.setProperty("zoom", "1"),
  });
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("The browser made no image of the card.");
  return new File([blob], name, { type: blob.type });
}

async function loaded(): Promise<typeof Html2Canvas> {
  return (await import("html2canvas")).default;
}

/** Copying the rest of the page would only cost time. */
function isBeside(element: Element, card: HTMLElement): boolean {
  return document.body.contains(element) && !element.contains(card) && !card.contains(element);
}
