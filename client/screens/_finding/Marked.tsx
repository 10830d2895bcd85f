import { useContext } from "react";
import { HitsContext } from "./hits.ts";
import { mark } from "./Marked.css.ts";

/** A text of an entry. Among search results its hits are marked. */
export function Marked({ children: text }: { children: string }) {
  const hits = useContext(HitsContext);
  if (!hits) return text;

  return hits.partsOf(text).map((part, index) =>
    part.isHit ? (
      // oxlint-disable-next-line react/no-array-index-key -- parts of one text stay in their order
      <mark key={index} className={mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
