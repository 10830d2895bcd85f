import { useRef, useState } from "react";
import { Button } from "../controls/Button.tsx";
import { compound, paragraph } from "../gallery/texts.ts";
import { DialogText } from "./Dialog.tsx";
import { Popover } from "./Popover.tsx";

function Held({ title }: { title: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  return (
    <div style={{ position: "relative" }}>
      <Button ref={button} variant="line" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Popover open={open} onClose={() => setOpen(false)} title={title} button={button} arrow={40}>
        <DialogText>{paragraph}</DialogText>
      </Popover>
    </div>
  );
}

export function Usual() {
  return <Held title="A finer word" />;
}

export function LongText() {
  return <Held title={compound} />;
}
