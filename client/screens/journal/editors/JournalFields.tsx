import type { Ref } from "react";
import { EntryTexts } from "#client/screens/_entries/EntryTexts.tsx";
import { HelpBeside } from "#client/screens/_help/HelpBeside.tsx";
import type { JournalValues } from "#client/screens/_entries/values.ts";
import { TextField } from "#client/ui/fields/TextField.tsx";
import { textNamesOf } from "#domain/entries/field.ts";
import { journalKind } from "#domain/entries/journal.ts";
import { isHardest } from "#domain/heavyDays.ts";
import { EmojiPicker } from "./EmojiPicker.tsx";

interface JournalFieldsProps {
  words: JournalValues;
  onChange: (change: Partial<JournalValues>) => void;
  errorAt: (field: string) => string | undefined;
  titleRef?: Ref<HTMLInputElement>;
}

/** The fields of a journal page, new or edited. */
export function JournalFields({ words, onChange, errorAt, titleRef }: JournalFieldsProps) {
  const { title, emoji } = words;
  const { label, max } = journalKind.fields.title;

  return (
    <>
      <TextField
        ref={titleRef}
        name="title"
        label={label}
        maxLength={max}
        hint={`${title.length}/${max} characters`}
        value={title}
        onChange={(next) => onChange({ title: next })}
        error={errorAt("title")}
      />
      <EmojiPicker value={emoji} onChange={(next) => onChange({ emoji: next })} />
      <HelpBeside isShown={isHardest(emoji)} />
      <EntryTexts
        kind="journal"
        names={["body", ...furtherTexts]}
        values={words}
        onChange={onChange}
        errorAt={errorAt}
        isEdit
      />
    </>
  );
}

/** The texts of a page but for its title and body, which have a place of their own. */
export const furtherTexts = textNamesOf(journalKind).filter((name) => name !== "title" && name !== "body");
