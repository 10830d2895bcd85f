import { lazy, Suspense, useState } from "react";
import { Button } from "#client/ui/Button.tsx";
import { Emoji } from "#client/ui/Emoji.tsx";
import { toasts } from "#client/ui/toasts.ts";

const load = () => import("./TipDialog.tsx");
const TipDialog = lazy(async () => ({ default: (await load()).TipDialog }));

/** "Get Wellness Tip" (spec section 2). Tips and dialog load at the first press. */
export function WellnessTip() {
  const [isComing, setIsComing] = useState(false);
  const [opening, setOpening] = useState({ number: 0, isOpen: false });

  const open = async () => {
    setIsComing(true);
    try {
      await load();
      setOpening(({ number }) => ({ number: number + 1, isOpen: true }));
    } catch {
      const description = "The tip could not be loaded. Please check your connection and try again.";
      toasts.show({ title: "Error", description, tone: "destructive" });
    }
    setIsComing(false);
  };

  return (
    <>
      <Button variant="line" wide busy={isComing} onClick={() => void open()}>
        {!isComing && <Emoji symbol="🌿" />}
        Get Wellness Tip
      </Button>
      {opening.number > 0 && (
        <Suspense>
          <TipDialog
            key={opening.number}
            open={opening.isOpen}
            onClose={() => setOpening({ ...opening, isOpen: false })}
          />
        </Suspense>
      )}
    </>
  );
}
