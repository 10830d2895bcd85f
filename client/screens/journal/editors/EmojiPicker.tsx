import { useId } from "react";
import { Icon } from "#client/ui/display/Icon.tsx";
import { journalEmojis, journalFaces, type JournalEmoji } from "#domain/journal.ts";
import { check, chosen, face, faces, group, name as nameStyle, radio } from "./EmojiPicker.css.ts";

interface EmojiPickerProps {
  value: JournalEmoji;
  onChange: (value: JournalEmoji) => void;
}

/** The face that an entry wears, out of the journal's twelve. */
export function EmojiPicker({ value, onChange }: EmojiPickerProps) {
  const id = useId();

  return (
    <fieldset className={group} aria-labelledby={id}>
      <span className={nameStyle}>
        <span id={id}>Emoji</span> <span className={chosen}>{journalFaces[value].label}</span>
      </span>
      <div className={faces}>
        {journalEmojis.map((each) => (
          <label key={each} className={face} title={journalFaces[each].label}>
            <input
              type="radio"
              name={`${id}-emoji`}
              className={radio}
              aria-label={journalFaces[each].label}
              checked={each === value}
              onChange={() => onChange(each)}
            />
            <span aria-hidden="true">{journalFaces[each].emoji}</span>
            <span className={check}>
              <Icon name="check" size={13} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
