import { useId, useState } from "react";
import { useShell } from "#client/chrome/session/shell.ts";
import { useNow } from "#client/chrome/session/useNow.ts";
import { WhenField, type When } from "#client/screens/_entries/WhenField.tsx";
import { Icon } from "#client/ui/display/Icon.tsx";
import { VisuallyHidden } from "#client/ui/display/VisuallyHidden.tsx";
import { minuteIn } from "#domain/clocks.ts";
import { nameOfDay } from "#domain/dayNames.ts";
import { day, dayTime, picker } from "./NewPage.css.ts";

const question = "When was this?";

/** The button that shows the day of a page, and the field below it that changes the day. */
export function useWhenLine(when: When) {
  const id = useId();
  const { zone } = useShell();
  const now = minuteIn(zone(), useNow());
  const [isOpen, setIsOpen] = useState(false);
  const isShown = isOpen || when.error !== undefined;
  const [date = "", time = ""] = (when.value ?? now).split("T");

  const button = (
    <button
      type="button"
      className={day}
      aria-expanded={isShown}
      aria-controls={isShown ? id : undefined}
      onClick={() => setIsOpen(!isShown)}
    >
      <VisuallyHidden>{question}</VisuallyHidden> {nameOfDay(date, now.slice(0, 10))}
      <span className={dayTime}>, {time}</span>
      <Icon name="chevron" size={18} />
    </button>
  );
  const chooser = isShown && (
    <div id={id} className={picker}>
      <WhenField label={question} {...when} />
    </div>
  );
  return { button, chooser };
}
