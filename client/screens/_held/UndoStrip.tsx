import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from "react";
import { Button } from "#client/ui/controls/Button.tsx";
import { sendHeldNow, undoHeld } from "./held.ts";
import { buttons, soft, strip, time, title as titleStyle, words } from "./UndoStrip.css.ts";
import { useSentOnLeaving } from "./useSentOnLeaving.ts";
import type { HeldState } from "./waitingHeld.ts";

interface UndoStripProps {
  /** The key of the held action. */
  heldKey: string;
  state: HeldState;
  picture?: ReactNode;
  title: ReactNode;
  /** The sentence while the action waits, and the one after a failure. */
  texts: { waits: string; fails?: string };
  /** Shown beside Undo. */
  more?: ReactNode;
}

/** Replaces the pressed control while the action can be undone. Leaving the screen sends the action (docs/rules.md, Undo). */
export function UndoStrip({ heldKey, state, picture, title, texts, more }: UndoStripProps) {
  const id = useId();
  const undo = useRef<HTMLButtonElement>(null);
  const isNew = useEffectEvent(() => state === "waits");

  useEffect(() => {
    // The pressed control was removed, and the focus with it.
    if (isNew()) undo.current?.focus({ preventScroll: true });
  }, []);
  useSentOnLeaving(heldKey);

  const hasFailed = state === "fails";
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is no set of fields
    <div role="group" className={strip} aria-labelledby={id}>
      {picture}
      <p id={id} className={words}>
        <span className={titleStyle}>{title}</span>{" "}
        <span className={soft}>{hasFailed ? texts.fails : texts.waits}</span>
      </p>
      <div className={buttons}>
        {hasFailed && (
          <Button variant="quiet" size="small" onClick={() => sendHeldNow(heldKey)}>
            Try again
          </Button>
        )}
        <Button ref={undo} variant="quiet" size="small" disabled={state === "sends"} onClick={() => undoHeld(heldKey)}>
          Undo
        </Button>
        {more}
      </div>
      {state === "waits" && <span className={time} />}
    </div>
  );
}
