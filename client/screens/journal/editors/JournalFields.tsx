import type { Ref } from "react";
import { TextArea } from "#client/ui/fields/TextArea.tsx";
import { TextField } from "#client/ui/fields/TextField.tsx";
import { textLimits } from "#domain/limits.ts";
import { EmojiPicker } from "./EmojiPicker.tsx";
import type { JournalValues } from "./journalEntry.ts";

interface JournalFieldsProps {
  words: JournalValues;
  onChange: (change: Partial<JournalValues>) => void;
  errorAt: (field: string) => string | undefined;
  titleRef?: Ref<HTMLInputElement>;
}

/** The fields of a journal page, new or edited. */
export function JournalFields({ words: { title, emoji, body }, onChange, errorAt, titleRef }: JournalFieldsProps) {
  return (
    <>
      <TextField
        ref={titleRef}
        name="title"
        label="Title"
        maxLength={textLimits.journalTitle}
        hint={`${title.length}/${textLimits.journalTitle} characters`}
        value={title}
        onChange={(next) => onChange({ title: next })}
        error={errorAt("title")}
      />
      <EmojiPicker value={emoji} onChange={(next) => onChange({ emoji: next })} />
      <TextArea
        name="body"
        label="What is on your mind?"
        rows={5}
        maxLength={textLimits.journalBody}
        value={body}
        onChange={(next) => onChange({ body: next })}
        error={errorAt("body")}
      />
    </>
  );
}
