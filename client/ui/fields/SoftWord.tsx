import { Fragment } from "react";
import { softly } from "./SoftWord.css.ts";

/** A word that breaks where it may, with a hyphen, when its place is narrow. Copied, searched and read aloud it is whole. */
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
