import { useRef, useState } from "react";
import { Button } from "../controls/Button.tsx";
import { Form } from "./Form.tsx";
import { TextArea } from "./TextArea.tsx";
import { TextField } from "./TextField.tsx";

function Held({ busy = false, columns = false }) {
  const form = useRef<HTMLFormElement>(null);
  const [title, setTitle] = useState("");
  const [text, setText] = useState("");
  const [isSent, setSent] = useState(false);

  return (
    <Form
      ref={form}
      columns={columns}
      busy={busy}
      onSubmit={() => setSent(true)}
      end={
        <Button type="submit" busy={busy} busyLabel="Saving…">
          {isSent ? "Saved" : "Save"}
        </Button>
      }
    >
      <TextArea label="Your thoughts" name="text" value={text} onChange={setText} rows={columns ? 8 : 3} />
      <TextField label="Title" name="title" value={title} onChange={setTitle} />
    </Form>
  );
}

export function Usual() {
  return <Held />;
}

export function Columns() {
  return <Held columns />;
}

/** A press starts it: a form that opens busy would take the focus. */
export function Busy() {
  const [busy, setBusy] = useState(false);

  return busy ? (
    <Held busy />
  ) : (
    <Button variant="line" onClick={() => setBusy(true)}>
      Make it busy
    </Button>
  );
}
