import { useEffect, useEffectEvent, useId, useRef } from "react";
import { useLocation } from "react-router-dom";
import type { dueSlot_viewer$key } from "#client/__generated__/dueSlot_viewer.graphql.ts";
import { Button } from "#client/ui/Button.tsx";
import { Emoji } from "#client/ui/Emoji.tsx";
import { IconButton } from "#client/ui/IconButton.tsx";
import { LinkButton } from "#client/ui/LinkButton.tsx";
import type { ReminderSlot } from "#domain/limits.ts";
import { actions, card, dismiss, room, title, words } from "./MoodPrompt.css.ts";
import { useDueSlot } from "./dueSlot.ts";

/** Asks three times a day how a person is (spec sections 2 and 4), beside what they are doing and not in its way. */
export function MoodPrompt({ viewer }: { viewer: dueSlot_viewer$key }) {
  const [due, putOff] = useDueSlot(viewer);
  const { pathname } = useLocation();
  const shown = pathname === "/mood" ? undefined : due;

  return (
    // The region is there before its words are: only then do all screen readers say them.
    <div aria-live="polite">{shown && <Question slot={shown.slot} onPutOff={putOff} />}</div>
  );
}

interface QuestionProps {
  slot: ReminderSlot;
  onPutOff: () => void;
}

function Question({ slot, onPutOff }: QuestionProps) {
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const close = () => {
    // The focus must not go with the card: it goes on to the screen.
    if (box.current?.contains(document.activeElement)) document.getElementById("content")?.focus();
    onPutOff();
  };
  useEscape(close);
  const { emoji, greeting } = greetings[slot.name];

  return (
    <>
      <div className={room} />
      <section ref={box} className={card} aria-labelledby={id}>
        <Emoji symbol={emoji} size="small" />
        <div>
          <h2 id={id} className={title}>
            How are you feeling?
          </h2>
          <p className={words}>{greeting}. A face is enough; words are welcome.</p>
        </div>
        <div className={dismiss}>
          <IconButton icon="close" label="Close" variant="plain" onClick={close} />
        </div>
        <div className={actions}>
          <Button variant="line" size="small" onClick={close}>
            Later
          </Button>
          <LinkButton to="/mood" size="small">
            Log mood
          </LinkButton>
        </div>
      </section>
    </>
  );
}

const greetings: Record<ReminderSlot["name"], { emoji: string; greeting: string }> = {
  morning: { emoji: "🌅", greeting: "Good morning" },
  afternoon: { emoji: "🌤️", greeting: "Good afternoon" },
  evening: { emoji: "🌙", greeting: "Good evening" },
};

/** Escape closes it from anywhere on the page, unless it was meant for something that lies above or is open. */
function useEscape(onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);

  useEffect(() => {
    const hear = ({ key, isComposing, target }: KeyboardEvent) => {
      if (key === "Escape" && !isComposing && !mayPickIn(target) && !document.querySelector(somethingOpen)) escape();
    };
    // On its way down: on its way back up, what was open has closed already.
    window.addEventListener("keydown", hear, { capture: true });
    return () => window.removeEventListener("keydown", hear, { capture: true });
  }, []);
}

const somethingOpen = "[role='dialog'], [role='alertdialog'], [aria-expanded='true']";

/** Lists and calendars of the platform do not tell whether they are open. */
function mayPickIn(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches("select, input[type='datetime-local']");
}
