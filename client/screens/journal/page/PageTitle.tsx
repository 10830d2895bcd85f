import type { RefObject } from "react";
import { TextArea } from "#client/ui/fields/TextArea.tsx";
import { textLimits } from "#domain/limits.ts";
import { title as titleStyle, titleText } from "./NewPage.css.ts";

interface PageTitleProps {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  /** Enter moves the focus here, because a title has no line breaks. A long title wraps. */
  body: RefObject<HTMLTextAreaElement | null>;
}

/** The title of a new page, as its first line. */
export function PageTitle({ value, onChange, error, body }: PageTitleProps) {
  return (
    <div className={titleStyle}>
      <TextArea
        name="title"
        label="Title"
        labelHidden
        placeholder="Title"
        rows={1}
        counted={false}
        look={titleText}
        enterKeyHint="next"
        maxLength={textLimits.journalTitle}
        hint={`${value.length}/${textLimits.journalTitle} characters`}
        value={value}
        onChange={(title) => onChange(title.replaceAll(/[\r\n]+/g, " "))}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          body.current?.focus();
        }}
        error={error}
      />
    </div>
  );
}
