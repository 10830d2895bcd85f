import { splitAtFirstWords } from "#domain/titles.ts";
import { Marked } from "../../_finding/Marked.tsx";
import { anchorOf } from "./anchor.ts";
import { firstWords, opening } from "./EntryWords.css.ts";

interface FirstWordsProps {
  /** The entry's id. */
  id: string;
  whole: string;
  /** The part that is shown. A search shows the part around its hit. */
  shown: string;
}

/** The text of a page without a title. Its first words are the page's heading, and are part of the text. */
export function FirstWords({ id, whole, shown }: FirstWordsProps) {
  const [first] = splitAtFirstWords(whole);
  const text = shown.trimStart();
  const rest = text.startsWith(first) ? text.slice(first.length) : ` ${text}`;

  return (
    <div dir="auto" className={opening}>
      <h3 id={anchorOf(id)} tabIndex={-1} className={firstWords}>
        <Marked>{first}</Marked>
      </h3>
      <Marked>{rest}</Marked>
    </div>
  );
}
