import { useState } from "react";
import { usePublicUrl } from "#client/chrome/session/shell.ts";
import { platform } from "#client/platform/platform.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import { toasts } from "#client/ui/overlays/toasts.ts";
import type { OpenedProps } from "#client/ui/overlays/useOpened.ts";
import { imageName, quoteWords } from "#domain/sharing.ts";
import { Preview } from "./Preview.tsx";
import { QuoteImage } from "./QuoteImage.tsx";
import { useSharing } from "./useSharing.ts";

interface ShareQuoteProps {
  text: string;
  category: string;
}

/** The dialog that shares the day's quote as an image (docs/rules.md, Sharing). */
export function ShareQuote({ open, onClose, ...quote }: ShareQuoteProps & OpenedProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Share Quote">
      <QuoteToShare {...quote} onShared={onClose} />
    </Dialog>
  );
}

function QuoteToShare({ text, category, onShared }: ShareQuoteProps & { onShared: () => void }) {
  const [sitting] = useState(() => (Math.random() < 0.5 ? "🧘‍♀️" : "🧘‍♂️"));
  const download = (image: File) => {
    platform.save(image);
    toasts.show({
      title: "Quote image downloaded!",
      description: "Share the downloaded image with friends and family!",
    });
    onShared();
  };
  const { card, isBusy, share } = useSharing({
    name: imageName.quote,
    size: { width: 400, height: 500 },
    words: quoteWords(category, usePublicUrl()),
    onShared,
    onUnsupported: download,
    onFailed: download,
    onUndrawn: () =>
      toasts.show({
        title: "Error creating image",
        description: "Unable to create shareable image. Please try again.",
        tone: "destructive",
      }),
  });

  return (
    <>
      <Preview shape="large">
        <QuoteImage ref={card} text={text} category={category} sitting={sitting} />
      </Preview>
      <Button icon="share" busy={isBusy} busyLabel="Creating image..." onClick={share}>
        Share Quote
      </Button>
    </>
  );
}
