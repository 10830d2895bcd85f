import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { useNow } from "#client/chrome/session/useNow.ts";
import { Icon } from "#client/ui/display/Icon.tsx";
import { VisuallyHidden } from "#client/ui/display/VisuallyHidden.tsx";
import { minuteIn } from "#domain/clocks.ts";
import { nameOfDay } from "#domain/dayNames.ts";
import { chooser, day, dayTime } from "./PageSheet.css.ts";

export const whenQuestion = "When was this?";

interface WhenLineProps {
  /** In the format of a datetime-local field. Null means now. */
  value: string | null;
  zone: string;
  error: string | undefined;
  /** The fields that change the day. */
  children: ReactNode;
}

/** The button that shows the day of a page. Its fields open over the page, so nothing moves. */
export function WhenLine({ value, zone, error, children }: WhenLineProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const now = minuteIn(zone, useNow());
  const [isOpen, setIsOpen] = useState(false);
  const isShown = isOpen || error !== undefined;
  const [date = "", time = ""] = (value ?? now).split("T");

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = ({ target }: Event) => {
      const isInside = target instanceof Node && (box.current?.contains(target) || button.current?.contains(target));
      if (!isInside) setIsOpen(false);
    };
    for (const event of ["pointerdown", "focusin"]) document.addEventListener(event, closeOutside);
    return () => {
      for (const event of ["pointerdown", "focusin"]) document.removeEventListener(event, closeOutside);
    };
  }, [isOpen]);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={day}
        aria-expanded={isShown}
        aria-controls={isShown ? id : undefined}
        onClick={() => setIsOpen(!isShown)}
      >
        <VisuallyHidden>{whenQuestion}</VisuallyHidden> {nameOfDay(date, now.slice(0, 10))}
        <span className={dayTime}>, {time}</span>
        <Icon name="chevron" size={18} />
      </button>
      {isShown && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape works from all fields within
        <div
          ref={box}
          id={id}
          className={chooser}
          onKeyDown={({ key }) => {
            if (key !== "Escape") return;
            setIsOpen(false);
            button.current?.focus();
          }}
        >
          {children}
        </div>
      )}
    </>
  );
}
