import { useState, type ComponentProps } from "react";
import { Button } from "../controls/Button.tsx";
import { TextField } from "../fields/TextField.tsx";
import { compound, paragraph, unbroken } from "../gallery/texts.ts";
import { Dialog, DialogText } from "./Dialog.tsx";

function Held({ children, ...props }: Partial<ComponentProps<typeof Dialog>>) {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState("");
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="line" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Dialog
        title="Edit the title"
        actions={
          <>
            <Button variant="line" onClick={close}>
              Cancel
            </Button>
            <Button onClick={close}>Save changes</Button>
          </>
        }
        {...props}
        open={open}
        onClose={close}
      >
        {children ?? <TextField label="Title" name="name" value={name} onChange={setName} />}
      </Dialog>
    </>
  );
}

export function Usual() {
  return <Held />;
}

export function WithoutActions() {
  return (
    <Held title="New messages" actions={undefined}>
      <DialogText>{paragraph}</DialogText>
    </Held>
  );
}

export function TallerThanTheWindow() {
  return (
    <Held title="Everything at once">
      {Array.from({ length: 20 }, (_, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </Held>
  );
}

export function LongText() {
  return (
    <Held title={compound}>
      <DialogText>{unbroken}</DialogText>
    </Held>
  );
}
