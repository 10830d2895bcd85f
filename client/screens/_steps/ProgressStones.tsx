import { stone, stones as kinds, trail } from "./ProgressStones.css.ts";
import { VisuallyHidden } from "#client/ui/display/VisuallyHidden.tsx";

interface ProgressStonesProps {
  /** The id of the text, for elements it describes. */
  id: string;
  /** One value for each step. */
  done: readonly boolean[];
  /** The current step, from 1. */
  step: number;
}

/** A path of stones, one for each step of a form. */
export function ProgressStones({ id, done, step }: ProgressStonesProps) {
  return (
    <p className={trail}>
      {done.map((isDone, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a step is nothing but its place
        <span key={index} className={stone}>
          <span className={kinds[index + 1 === step ? "here" : isDone ? "done" : "open"]} />
        </span>
      ))}
      <VisuallyHidden>
        <span id={id}>{`Step ${step} of ${done.length}`}</span>
      </VisuallyHidden>
    </p>
  );
}
