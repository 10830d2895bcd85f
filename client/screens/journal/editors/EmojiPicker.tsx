import { useId } from "react";
import { journalEmojis, journalFaces, type JournalEmoji } from "#domain/journal.ts";
import { EmojiFace } from "./EmojiFace.tsx";
import { chosen, face, faces, group, name as nameStyle } from "./EmojiPicker.css.ts";

interface EmojiPickerProps {
  value: JournalEmoji;
  onChange: (value: JournalEmoji) => void;
}

/** Chooses one of the journal's twelve faces. */
export function EmojiPicker({ value, onChange }: EmojiPickerProps) {
  const id = useId();

  return (
    <fieldset className={group} aria-labelledby={id}>
      <span className={nameStyle}>
        <span id={id}>Emoji</span> <span className={chosen}>{journalFaces[value].label}</span>
      </span>
      <div className={faces}>
        {journalEmojis.map((emoji) => (
          <EmojiFace
            key={emoji}
            emoji={emoji}
            name={`${id}-emoji`}
            isChosen={emoji === value}
            onChoose={onChange}
            className={face}
          />
        ))}
      </div>
    </fieldset>
  );
}
