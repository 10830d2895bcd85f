import { unbroken } from "../gallery/texts.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

export function Usual() {
  return (
    <p>
      Only screen readers read on: <VisuallyHidden>this sentence.</VisuallyHidden>
    </p>
  );
}

export function LongText() {
  return (
    <p>
      It takes no room: <VisuallyHidden>{unbroken}</VisuallyHidden>
    </p>
  );
}
