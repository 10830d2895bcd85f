import type { RefObject } from "react";
import { button } from "./PutAwayButton.css.ts";

interface PutAwayButtonProps {
  ref: RefObject<HTMLButtonElement | null>;
  /** The id of the text that names the day. */
  dayId: string;
  onClick: () => void;
}

/** Puts a day away. */
export function PutAwayButton({ ref, dayId, onClick }: PutAwayButtonProps) {
  return (
    <button ref={ref} type="button" className={button} aria-describedby={dayId} onClick={onClick}>
      Don’t show this day again
    </button>
  );
}
