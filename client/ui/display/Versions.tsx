import { useId } from "react";
import type { Piece } from "#domain/differences.ts";
import * as css from "./Versions.css.ts";

/** One text of a version, with the words that the other version lacks. */
export interface VersionPart {
  key: string;
  /** Undefined for a title and for a text that needs no label. */
  label?: string;
  isTitle?: boolean;
  pieces: readonly Piece[];
}

export interface Version {
  name: string;
  /** Where and when the version was written. */
  about: string;
  parts: readonly VersionPart[];
}

interface VersionsProps {
  /** The person's own version, shown first and with a ring. */
  own: Version;
  others: Version;
}

/** Two versions of an entry, side by side if there is room. Words that only one has are marked. */
export function Versions({ own, others }: VersionsProps) {
  return (
    <div className={css.panes}>
      <Pane version={own} isOwn />
      <Pane version={others} />
    </div>
  );
}

function Pane({ version: { name, about, parts }, isOwn = false }: { version: Version; isOwn?: boolean }) {
  const id = useId();

  return (
    <article className={isOwn ? css.own : css.others} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={isOwn ? css.ownName : css.othersName}>
          {name}
        </h2>
        <span className={css.about}>{about}</span>
      </div>
      {parts.map(({ key, label, isTitle, pieces }) => (
        <div key={key}>
          {label && <span className={css.label}>{label}</span>}
          <p dir="auto" className={isTitle ? css.title : css.text}>
            {pieces.length === 0 && <span className={css.nothing}>Nothing</span>}
            {pieces.map(({ text, differs }, index) =>
              differs ? (
                // oxlint-disable-next-line react/no-array-index-key -- the pieces of one text never change places
                <mark key={index} className={isOwn ? css.ownMark : css.othersMark}>
                  {text}
                </mark>
              ) : (
                text
              ),
            )}
          </p>
        </div>
      ))}
    </article>
  );
}
