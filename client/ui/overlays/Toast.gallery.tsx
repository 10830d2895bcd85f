import { Button } from "../controls/Button.tsx";
import { compound, rightToLeft, unbroken } from "../gallery/texts.ts";
import { toasts, type ToastMessage } from "./toasts.ts";

// The gallery has the one region for them.
function Shows(message: ToastMessage) {
  return (
    <Button variant="line" onClick={() => toasts.show(message)}>
      Show
    </Button>
  );
}

export function Usual() {
  return <Shows title="Mood Saved" description="Your current mood has been updated." />;
}

export function Karma() {
  return <Shows title="+2 Good Karma" description="Kindness counts." tone="karma" />;
}

export function Destructive() {
  return <Shows title="Error" description="Please check your connection and try again." tone="destructive" />;
}

export function LongText() {
  return <Shows title={compound} description={unbroken} />;
}

export function RightToLeft() {
  return <Shows title={rightToLeft} description={rightToLeft} />;
}
