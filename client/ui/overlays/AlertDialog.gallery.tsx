import { useState, type ComponentProps } from "react";
import { Button } from "../controls/Button.tsx";
import { compound, unbroken } from "../gallery/texts.ts";
import { AlertDialog } from "./AlertDialog.tsx";

function Held(props: Partial<ComponentProps<typeof AlertDialog>>) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="line" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Open
      </Button>
      <AlertDialog
        title="Start over?"
        text="What you have written here will be cleared."
        confirmLabel="Start over"
        {...props}
        open={open}
        onCancel={close}
        onConfirm={close}
      />
    </>
  );
}

export function Usual() {
  return <Held />;
}

export function Danger() {
  return (
    <Held title="Delete this entry?" text="It cannot be undone." confirmLabel="Delete" cancelLabel="Keep it" danger />
  );
}

export function Busy() {
  return <Held title="Delete this entry?" confirmLabel="Delete" danger busy busyLabel="Deleting…" />;
}

export function LongText() {
  return <Held title={compound} text={unbroken} confirmLabel={compound} cancelLabel={compound} />;
}
