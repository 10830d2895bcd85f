import type { RefObject } from "react";
import { EntryText } from "#client/screens/_entries/EntryTexts.tsx";
import { journalKind } from "#domain/entries/journal.ts";
import { title as titleStyle, titleText } from "./PageSheet.css.ts";

interface PageTitleProps {
  value: string;
  onChange: (value: string) => void;
  errorAt: (field: string) => string | undefined;
  /** Enter moves the focus here, because a title has no line breaks. A long title wraps. */
  body: RefObject<HTMLTextAreaElement | null>;
}

/** The title of a new page, as its first line. */
export function PageTitle({ value, onChange, errorAt, body }: PageTitleProps) {
  return (
    <div className={titleStyle}>
      <EntryText
        kind="journal"
        name="title"
        labelHidden
        counted={false}
        look={titleText}
        enterKeyHint="next"
        hint={`${value.length}/${journalKind.fields.title.max} characters`}
        values={{ title: value }}
        onChange={({ title = "" }) => onChange(title.replaceAll(/[\r\n]+/g, " "))}
        errorAt={errorAt}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          body.current?.focus();
        }}
      />
    </div>
  );
}
