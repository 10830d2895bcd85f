import { useRef, type ReactNode } from "react";
import { useRelayEnvironment } from "react-relay";
import { Menu } from "#client/ui/overlays/Menu.tsx";
import type { MenuChoice } from "#client/ui/overlays/MenuList.tsx";
import { holdBack } from "../../_held/held.ts";
import { keyOf, type HeldWord } from "../../_held/heldThings.ts";
import { UndoStrip } from "../../_held/UndoStrip.tsx";
import { useFocusBack, useHeld } from "../../_held/useHeld.ts";
import { detail as detailStyle, name as nameStyle, row } from "./WordCards.css.ts";

/** How a word is archived, merged or deleted, after the time in which that can be undone. */
export type Hold = (change: Pick<HeldWord, "change" | "into">) => void;

interface WordRowProps {
  kind: HeldWord["kind"];
  id: string;
  name: string;
  picture: ReactNode;
  detail: string;
  /** What happens to the entries that have it. */
  entries: string;
  choicesWith: (hold: Hold) => readonly MenuChoice[];
}

/** A tag or an own mood of the person's, with its menu. What was just done to it can be undone for a while. */
export function WordRow({ kind, id, name, picture, detail, entries, choicesWith }: WordRowProps) {
  const environment = useRelayEnvironment();
  const held = useHeld(keyOf({ kind, id }));
  const words = useRef<HTMLSpanElement>(null);
  useFocusBack(held !== undefined, () => words.current);

  if (held && "change" in held.held)
    return (
      <li>
        <UndoStrip
          heldKey={keyOf(held.held)}
          state={held.state}
          title={
            <>
              <bdi>{name}</bdi> {done[held.held.change]}.
            </>
          }
          texts={{ waits: entries }}
        />
      </li>
    );
  return (
    <li className={row}>
      {picture}
      <span ref={words} tabIndex={-1} className={nameStyle} dir="auto">
        {name}
      </span>
      <span className={detailStyle}>{detail}</span>
      <Menu subject={name} choices={choicesWith((change) => holdBack(environment, { kind, id, ...change }))} />
    </li>
  );
}

const done = { archive: "is archived", merge: "is merged", delete: "is deleted" } as const;
