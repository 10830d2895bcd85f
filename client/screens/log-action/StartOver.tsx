import { useState } from "react";
import { AlertDialog } from "#client/ui/AlertDialog.tsx";
import { Button } from "#client/ui/Button.tsx";
import { hasWords, type ActionDraft } from "./actionDraft.ts";
import { outdented } from "./StartOver.css.ts";

interface StartOverProps {
  draft: ActionDraft;
  onStartOver: () => void;
}

/** Empties the form. Choices are soon made again; before words go it asks. */
export function StartOver({ draft, onStartOver }: StartOverProps) {
  const [isAsking, setIsAsking] = useState(false);

  return (
    <div className={outdented}>
      <Button variant="plain" size="small" onClick={() => (hasWords(draft) ? setIsAsking(true) : onStartOver())}>
        Start over
      </Button>
      <AlertDialog
        open={isAsking}
        onCancel={() => setIsAsking(false)}
        onConfirm={onStartOver}
        title="Start over?"
        text="What you have chosen and written here will be cleared."
        confirmLabel="Start over"
        cancelLabel="Keep it"
      />
    </div>
  );
}
