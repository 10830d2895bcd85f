import { compound, unbroken } from "../gallery/texts.ts";
import { ErrorNote } from "./ErrorNote.tsx";

export function Usual() {
  return (
    <ErrorNote
      title="Unable to load your week"
      text="Please check your connection and try again."
      onRetry={() => undefined}
    />
  );
}

export function WithoutRetry() {
  return <ErrorNote title="Unable to load your week" />;
}

export function LongText() {
  return <ErrorNote title={compound} text={unbroken} onRetry={() => undefined} />;
}
