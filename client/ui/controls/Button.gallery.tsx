import { Row, Stack } from "../layout/Stack.tsx";
import { compound, rightToLeft, unbroken } from "../gallery/texts.ts";
import { Button } from "./Button.tsx";

export function Usual() {
  return (
    <Row>
      <Button>Save Mood</Button>
      <Button variant="quiet">Edit</Button>
      <Button variant="line">Cancel</Button>
      <Button variant="danger">Delete</Button>
      <Button variant="done">Connected</Button>
      <Button variant="plain">Start over</Button>
    </Row>
  );
}

export function Small() {
  return (
    <Row>
      <Button size="small">Save Mood</Button>
      <Button size="small" variant="line" icon="plus">
        Add
      </Button>
    </Row>
  );
}

export function WithIcon() {
  return (
    <Button variant="quiet" icon="pen">
      Write
    </Button>
  );
}

export function Wide() {
  return <Button wide>Sign in</Button>;
}

export function Away() {
  return (
    <Row>
      <Button busy="away">Send</Button>
      <Button busy="away" size="small" variant="line">
        Decline
      </Button>
      <Button busy="away" variant="danger">
        Delete
      </Button>
    </Row>
  );
}

export function Disabled() {
  return (
    <Row>
      <Button disabled>Save Mood</Button>
      <Button variant="line" disabled>
        Cancel
      </Button>
      <Button variant="done" icon="check" disabled>
        Sent
      </Button>
    </Row>
  );
}

export function Busy() {
  return (
    <Row>
      <Button busy busyLabel="Saving…">
        Save Mood
      </Button>
      <Button variant="danger" busy busyLabel="Deleting…">
        Delete
      </Button>
    </Row>
  );
}

export function LongText() {
  return (
    <Stack>
      <Button icon="pen">{compound}</Button>
      <Button variant="line">{unbroken}</Button>
    </Stack>
  );
}

export function RightToLeft() {
  return <Button icon="check">{rightToLeft}</Button>;
}
