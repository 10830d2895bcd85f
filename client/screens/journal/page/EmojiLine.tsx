import { useEffect, useId, useRef, useState } from "react";
import { VisuallyHidden } from "#client/ui/display/VisuallyHidden.tsx";
import { journalEmojis, type JournalEmoji } from "#domain/journal.ts";
import { EmojiFace } from "./EmojiFace.tsx";
import { allFaces, face, lateFace, line, more } from "./EmojiLine.css.ts";

interface EmojiLineProps {
  value: JournalEmoji;
  onChange: (value: JournalEmoji) => void;
}

/** The twelve emoji on one line, the chosen one first. A phone shows four of them until a button unfolds the rest. */
export function EmojiLine({ value, onChange }: EmojiLineProps) {
  const id = useId();
  // Another choice keeps the order, so that nothing moves under a finger.
  const [order] = useState(() => [value, ...journalEmojis.filter((emoji) => emoji !== value)]);
  const [isOpen, setIsOpen] = useState(false);
  const firstLate = useRef<HTMLInputElement>(null);

  // The button that had the focus is gone.
  useEffect(() => {
    if (isOpen) firstLate.current?.focus();
  }, [isOpen]);

  return (
    <fieldset className={isOpen ? `${line} ${allFaces}` : line} aria-label="Emoji">
      {order.map((emoji, index) => (
        <EmojiFace
          key={emoji}
          ref={index === atFirst ? firstLate : undefined}
          emoji={emoji}
          name={`${id}-emoji`}
          isChosen={emoji === value}
          onChoose={onChange}
          className={index < atFirst || isOpen || emoji === value ? face : lateFace}
        />
      ))}
      {!isOpen && (
        <button type="button" className={more} aria-expanded={false} onClick={() => setIsOpen(true)}>
          +{order.length - atFirst} <VisuallyHidden>more emoji</VisuallyHidden>
        </button>
      )}
    </fieldset>
  );
}

const atFirst = 4;
