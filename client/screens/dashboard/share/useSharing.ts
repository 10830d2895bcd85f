import { useEffect, useRef, useState } from "react";
import { platform } from "#client/platform/platform.ts";
import { pngOf, preparePng, type ImageSize } from "./pngOf.ts";

interface Sharing {
  name: string;
  size: ImageSize;
  words: { title: string; text: string };
  /** Called when the image was shared. */
  onShared: () => void;
  /** Called if the device cannot share images. */
  onUnsupported?: (image: File) => void;
  /** Called if sharing fails. Closing the share sheet is no failure. */
  onFailed?: (image: File) => void;
  /** Called if the image could not be drawn. */
  onUndrawn?: () => void;
}

/** Shares a card as an image. */
export function useSharing({ name, size, words, onShared, onUnsupported, onFailed, onUndrawn }: Sharing) {
  const card = useRef<HTMLDivElement>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(preparePng, []);

  const pass = async (image: File) => {
    const content = { files: [image], ...words };
    if (!platform.share || !platform.canShare(content)) return onUnsupported?.(image);
    try {
      await platform.share(content);
      onShared();
    } catch (error) {
      if (!isAbort(error)) onFailed?.(image);
    }
  };
  const share = async () => {
    if (!card.current) return;
    setBusy(true);
    try {
      const image = await pngOf(card.current, name, size);
      await pass(image);
    } catch {
      onUndrawn?.();
    }
    setBusy(false);
  };
  return { card, isBusy, share: () => void share() };
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}
