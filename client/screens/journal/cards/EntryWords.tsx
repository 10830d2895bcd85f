import { useContext, useState } from "react";
import { Button } from "#client/ui/controls/Button.tsx";
import { Questions } from "#client/ui/display/Questions.tsx";
import type { HeadedParagraph } from "#domain/entries/headings.ts";
import { cutWords, type Words } from "./cutWords.ts";
import { heading as headingStyle, more, text as textStyle, words as wordsStyle } from "./EntryWords.css.ts";
import { HitsContext } from "../../_finding/hits.ts";
import { Marked } from "../../_finding/Marked.tsx";
import { ListContext } from "../memory/listMemory.ts";

/** One of an entry's texts, and the question it answers. */
export interface CardWords extends Words {
  heading?: string | undefined;
}

/** A paragraph of an entry, for its card. */
export function asCardWords({ name, heading, text }: HeadedParagraph): CardWords {
  return { key: name, heading, text };
}

interface EntryWordsProps {
  id: string;
  name: string;
  words: readonly CardWords[];
}

/** An entry's texts. Long ones are shortened, with "Read more". */
export function EntryWords({ id, name, words }: EntryWordsProps) {
  const memory = useContext(ListContext);
  const [isOpen, setIsOpen] = useState(() => memory.opened.has(id));
  const hits = useContext(HitsContext);
  const some = hits ? hits.aroundIn(words) : cutWords(words);
  if (words.length === 0) return null;

  const toggle = () => {
    // Stored outside, because entries far from the viewport are unmounted.
    if (isOpen) memory.opened.delete(id);
    else memory.opened.add(id);
    setIsOpen(!isOpen);
  };

  return (
    <div className={wordsStyle}>
      {(isOpen || !some ? words : some).map(({ key, heading, text }) => (
        <div key={key}>
          {heading !== undefined && (
            <p className={headingStyle}>
              <Questions>{heading}</Questions>
            </p>
          )}
          <p dir="auto" className={textStyle}>
            <Marked>{text}</Marked>
          </p>
        </div>
      ))}
      {some && (
        <div className={more}>
          <Button
            variant="plain"
            size="small"
            aria-label={isOpen ? `Read less of ${name}` : `Read more of ${name}`}
            onClick={toggle}
          >
            {isOpen ? "Read less" : "Read more"}
          </Button>
        </div>
      )}
    </div>
  );
}
