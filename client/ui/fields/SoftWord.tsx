import { Fragment } from "react";
import { softly } from "./SoftWord.css.ts";

/** Hyphenates a word where space is narrow. Copying, searching and screen readers get the whole word. */
export function SoftWord({ children }: { children: string }) {
  return (
    <span>
      {children.split(breaks).map((part, index) => (
        <Fragment key={part}>
          {index > 0 && <span className={softly} />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}

const breaks =
  /(?<=\bCon)(?=fused)|(?<=\bDe)(?=pressed)|(?<=\bEmbar)(?=rassed)|(?<=\bEmo)(?=tional)|(?<=\bFrus)(?=trated)|(?<=\bOver)(?=whelmed)/;
