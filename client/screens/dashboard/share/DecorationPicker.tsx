import { useId } from "react";
import { Choice, Choices } from "#client/ui/fields/Choices.tsx";
import { field, labelText } from "#client/ui/fields/Field.css.ts";
import { shareDecorations } from "#domain/sharing.ts";
import { decorations, one } from "./DecorationPicker.css.ts";

interface DecorationPickerProps {
  value: string;
  onChange: (emoji: string) => void;
}

/** Chooses one of ten decorations for the image. */
export function DecorationPicker({ value, onChange }: DecorationPickerProps) {
  const id = useId();

  return (
    <div className={field}>
      <span id={id} className={labelText}>
        Decoration
      </span>
      <Choices labelledBy={id} value={value}>
        <div className={decorations}>
          {shareDecorations.map(({ emoji, label }) => (
            <Choice key={emoji} value={emoji} className={one} aria-label={label} onPick={onChange}>
              {emoji}
            </Choice>
          ))}
        </div>
      </Choices>
    </div>
  );
}
