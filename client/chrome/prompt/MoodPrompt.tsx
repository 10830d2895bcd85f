import { useEffect, useEffectEvent, useId, useRef } from "react";
import { Button } from "#client/ui/controls/Button.tsx";
import { Emoji } from "#client/ui/display/Emoji.tsx";
import { IconButton } from "#client/ui/controls/IconButton.tsx";
import { LinkButton } from "#client/ui/controls/LinkButton.tsx";
import { toastObstacle } from "#client/ui/overlays/toasts.ts";
import type { ReminderSlot } from "#domain/limits.ts";
import { actions, card, dismiss, line, title, words } from "./MoodPrompt.css.ts";

interface MoodPromptProps {
  slot: ReminderSlot;
  onPutOff: () => void;
}

/** The question of the mood prompt (docs/rules.md, Mood prompt). It never takes the focus. */
export function MoodPrompt({ slot, onPutOff }: MoodPromptProps) {
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const close = () => {
    // The focused button disappears with the card.
    if (box.current?.contains(document.activeElement)) document.getElementById("content")?.focus();
    onPutOff();
  };
  useEscape(close);
  const { emoji, greeting } = greetings[slot.name];

  return (
    <section ref={box} className={card} aria-labelledby={id} {...toastObstacle}>
      <Emoji symbol={emoji} size="small" />
      <div>
        <h2 id={id} className={title}>
          How are you feeling?
        </h2>
        <p className={words}>
          <span className={line}>{greeting}. </span>
          <span className={line}>A face is enough; words are welcome.</span>
        </p>
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
  );
}

const greetings: Record<ReminderSlot["name"], { emoji: string; greeting: string }> = {
  morning: { emoji: "🌅", greeting: "Good morning" },
  afternoon: { emoji: "🌤️", greeting: "Good afternoon" },
  evening: { emoji: "🌙", greeting: "Good evening" },
};

/** Escape closes the prompt from anywhere, unless a dialog or a list is open. */
function useEscape(onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);

  useEffect(() => {
    const hear = ({ key, isComposing, target }: KeyboardEvent) => {
      if (key === "Escape" && !isComposing && !mayPickIn(target) && !document.querySelector(somethingOpen)) escape();
    };
    // In the capture phase, because later handlers have already closed the dialog or list.
    window.addEventListener("keydown", hear, { capture: true });
    return () => window.removeEventListener("keydown", hear, { capture: true });
  }, []);
}

const somethingOpen = "[role='dialog'], [role='alertdialog'], [aria-expanded='true']";

/** No event reports whether a native list or calendar is open. */
function mayPickIn(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches("select, input[type='datetime-local']");
}
