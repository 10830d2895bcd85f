import { useState } from "react";
import { AlertDialog } from "./AlertDialog.tsx";
import { Button } from "./Button.tsx";
import { outdented } from "./StartOver.css.ts";

interface StartOverProps {
  /** Whether it asks first: written words would be lost, while choices are soon made again. */
  asks: boolean;
  onStartOver: () => void;
}

export function StartOver({ asks, onStartOver }: StartOverProps) {
  const [isAsking, setIsAsking] = useState(false);

  return (
    <div className={outdented}>
      <Button variant="plain" size="small" onClick={() => (asks ? setIsAsking(true) : onStartOver())}>
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
