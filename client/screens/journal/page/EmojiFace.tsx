import type { Ref } from "react";
import { Icon } from "#client/ui/display/Icon.tsx";
import { journalFaces, type JournalEmoji } from "#domain/journal.ts";
import { check, radio } from "./EmojiFace.css.ts";

interface EmojiFaceProps {
  emoji: JournalEmoji;
  /** Of the group of radio buttons. */
  name: string;
  isChosen: boolean;
  onChoose: (emoji: JournalEmoji) => void;
  className: string;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One of the journal's twelve faces, as a radio button. */
export function EmojiFace({ emoji, name, isChosen, onChoose, className, ref }: EmojiFaceProps) {
  const face = journalFaces[emoji];

  return (
    <label className={className} title={face.label}>
      <input
        ref={ref}
        type="radio"
        name={name}
        className={radio}
        aria-label={face.label}
        checked={isChosen}
        onChange={() => onChoose(emoji)}
      />
      <span aria-hidden="true">{face.emoji}</span>
      <span className={check}>
        <Icon name="check" size={13} />
      </span>
    </label>
  );
}
