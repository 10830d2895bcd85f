import { useEffect, useRef, useState } from "react";
import { platform } from "#client/platform/platform.ts";
import { pngOf, preparePng, type ImageSize } from "./pngOf.ts";

interface Sharing {
  name: string;
  size: ImageSize;
  words: { title: string; text: string };
  /** Called when the image went its way. */
  onShared: () => void;
  /** Called where the device shares no images. */
  onUnsupported?: (image: File) => void;
  /** Called when the device fails at it. Closing its share sheet is no failure. */
  onFailed?: (image: File) => void;
  /** Called when there is no image. */
  onUndrawn?: () => void;
}

/** A card that can be shared as an image. */
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
