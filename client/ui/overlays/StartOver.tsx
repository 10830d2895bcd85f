import { Button } from "../controls/Button.tsx";
import { outdented } from "./StartOver.css.ts";
import { useOpened } from "./useOpened.ts";

interface StartOverProps {
  /** Whether to confirm first. Written text would be lost; choices are quickly made again. */
  asks: boolean;
  onStartOver: () => void;
}

export function StartOver({ asks, onStartOver }: StartOverProps) {
  const { drawn, open } = useOpened();

  const ask = () =>
    void open(async () => {
      const { AlertDialog } = await import("./AlertDialog.tsx");
      return ({ open: isOpen, onClose }) => (
        <AlertDialog
          open={isOpen}
          onCancel={onClose}
          onConfirm={onStartOver}
          title="Start over?"
          text="What you have chosen and written here will be cleared."
          confirmLabel="Start over"
          cancelLabel="Keep it"
        />
      );
    });

  return (
    <div className={outdented}>
      <Button variant="plain" size="small" onClick={asks ? ask : onStartOver}>
        Start over
      </Button>
      {drawn}
    </div>
  );
}
