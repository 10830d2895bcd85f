import { useEffect, useState } from "react";
import { clock } from "#client/platform/clock.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import { Emoji } from "#client/ui/display/Emoji.tsx";
import { pickedFrom } from "#domain/chance.ts";
import { tips, type WellnessTip } from "#domain/content/tips.ts";
import { nextTipDelayMs } from "#domain/limits.ts";
import { category, kind, message } from "./TipDialog.css.ts";

interface TipDialogProps {
  open: boolean;
  onClose: () => void;
}

/** A wellness tip. "Another tip" closes the dialog and reopens it with the next (docs/rules.md, Wellness tips). */
export function TipDialog({ open, onClose }: TipDialogProps) {
  const [tip, setTip] = useState(nextTip);
  const [isTurning, setIsTurning] = useState(false);
  const [hasTurned, setHasTurned] = useState(false);

  useEffect(() => {
    if (!isTurning) return undefined;
    return clock.after(nextTipDelayMs, () => {
      setTip(nextTip);
      setIsTurning(false);
      setHasTurned(true);
    });
  }, [isTurning]);

  if (!tip) return null;
  return (
    <Dialog
      open={open && !isTurning}
      onClose={onClose}
      title={tip.title}
      actions={
        <>
          {/* Keeps the focus here for people who want to see several tips. */}
          <Button variant="line" data-autofocus={hasTurned || undefined} onClick={() => setIsTurning(true)}>
            Another tip
          </Button>
          <Button onClick={onClose}>Got it</Button>
        </>
      }
    >
      <div className={kind}>
        <Emoji symbol={tip.icon} size="large" />
        <p className={category}>{tip.category} wellness tip</p>
      </div>
      <p className={message}>{tip.message}</p>
    </Dialog>
  );
}

/** The same tip never appears twice in a row, even after reopening. */
let last: WellnessTip | undefined;

function nextTip(): WellnessTip | undefined {
  last = pickedFrom(tips, Math.random(), last);
  return last;
}
