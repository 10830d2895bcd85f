import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useKnownWords } from "#client/data/words/knownWords.ts";
import { Icon } from "#client/ui/display/Icon.tsx";
import { VisuallyHidden } from "#client/ui/display/VisuallyHidden.tsx";
import { placeOfSearch, termOf } from "../_finding/placeOfSearch.ts";
import { Marked } from "../_finding/Marked.tsx";
import { tagsIn } from "./tagInput.ts";
import { chip, chips } from "./TagChips.css.ts";

interface TagChipsProps {
  /** The tags of the stored entry. One that was deleted meanwhile is null. */
  tags?: readonly ({ id: string; name: string } | null)[];
  /** What waits on this device of the entry, if anything does. */
  input?: object | undefined;
}

/** The tags of an entry on its card: five, and the others behind a button. Each searches for the entries with it. */
export function TagChips({ tags = none, input }: TagChipsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const wordOf = useKnownWords();
  const navigate = useNavigate();
  const find = (name: string) => {
    const { place, options } = placeOfSearch(termOf(name));
    void navigate(place, options);
  };
  const names = [...new Set(tagsIn({ ownTags: tags, ...input }, wordOf).map(({ label }) => label))];
  if (names.length === 0) return null;
  const hidden = isOpen ? 0 : names.length - mostShown;

  return (
    <ul className={chips} aria-label="Tags">
      {(hidden > 0 ? names.slice(0, mostShown) : names).map((name) => (
        <li key={name}>
          <button type="button" className={chip} dir="auto" onClick={() => find(name)}>
            <Icon name={tagSign} size={14} />
            <span>
              <VisuallyHidden>Search for</VisuallyHidden> <Marked>{name}</Marked>
            </span>
          </button>
        </li>
      ))}
      {hidden > 0 && (
        <li>
          <button type="button" className={chip} aria-expanded={false} onClick={() => setIsOpen(true)}>
            <span>
              +{hidden} <VisuallyHidden>more tags</VisuallyHidden>
            </span>
          </button>
        </li>
      )}
    </ul>
  );
}

export const mostShown = 5;

const tagSign = "M4 4.5h7.5L20 13l-7 7-9-8.5ZM8.2 8.6h.01";

const none: readonly never[] = [];
