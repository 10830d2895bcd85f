import { useRef, type ReactNode } from "react";
import { useRelayEnvironment } from "react-relay";
import { changesOf, changeWord } from "#client/data/words/changeWord.ts";
import { Icon, type IconName } from "#client/ui/display/Icon.tsx";
import { Menu } from "#client/ui/overlays/Menu.tsx";
import type { MenuChoice } from "#client/ui/overlays/MenuList.tsx";
import { useOpened } from "#client/ui/overlays/useOpened.ts";
import { holdBack } from "../../_held/held.ts";
import { keyOf, type HeldWord } from "../../_held/heldThings.ts";
import { UndoStrip } from "../../_held/UndoStrip.tsx";
import { useFocusBack, useHeld } from "../../_held/useHeld.ts";
import { useChange } from "../../_tags/useChange.ts";
import { detail as detailStyle, name as nameStyle, row, sign, signs as signsStyle } from "./WordCards.css.ts";

/** How a word is archived, merged or deleted, after the time in which that can be undone. */
export type Hold = (change: Pick<HeldWord, "change" | "into">) => void;

/** A short line below a word's name. */
export interface WordSign {
  icon: IconName;
  text: string;
}

interface WordRowProps {
  kind: HeldWord["kind"];
  id: string;
  name: string;
  picture: ReactNode;
  detail: string;
  /** What the person chose for it. */
  signs?: readonly WordSign[];
  /** What happens to the entries that have it. */
  entries: string;
  choicesWith: (hold: Hold) => readonly MenuChoice[];
}

/** A tag or an own mood of the person's, with its menu. What was just done to it can be undone for a while. */
export function WordRow({ kind, id, name, picture, detail, signs, entries, choicesWith }: WordRowProps) {
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
      {signs !== undefined && signs.length > 0 && (
        <div className={signsStyle}>
          {signs.map(({ icon, text }) => (
            <span key={text} className={sign}>
              <Icon name={icon} size={15} />
              {text}
            </span>
          ))}
        </div>
      )}
      <Menu subject={name} choices={choicesWith((change) => holdBack(environment, { kind, id, ...change }))} />
    </li>
  );
}

const done = { archive: "is archived", merge: "is merged", delete: "is deleted" } as const;

interface Word {
  readonly id: string;
  readonly name: string;
  readonly isArchived: boolean;
}

interface WordTexts<Shown extends Word> {
  kind: HeldWord["kind"];
  /** What is said once an archived word is offered again. */
  broughtBack: string;
  /** The words that are offered first where a word is merged into another. */
  isNear?: (other: Shown, word: Shown) => boolean;
  mergeText: (word: Shown, other: Shown) => string;
  /** What a deletion does to entries; undefined for a word that cannot be deleted. */
  deleteText: (word: Shown) => string | undefined;
}

/** The choices of a word's menu, around those that only its kind has. */
interface ChoicesOf<Shown extends Word> {
  word: Shown;
  /** The words between which it moves up and down. */
  beside: readonly Shown[];
  hold: Hold;
  first: MenuChoice;
  own?: readonly MenuChoice[];
}

/** What can be done with any word of the person's, and the dialog that is open for it. */
export function useWordChoices<Shown extends Word>(words: readonly Shown[], texts: WordTexts<Shown>) {
  const environment = useRelayEnvironment();
  const { drawn, open } = useOpened();
  const [run, busy] = useChange();
  const mutations = changesOf[texts.kind];

  const move = (id: string, before: string | null) =>
    void run(() => changeWord(environment, mutations.move, { id, before }));
  const bringBack = ({ id }: Shown) =>
    void run(() => changeWord(environment, mutations.archive, { id, isArchived: false }), texts.broughtBack);
  const merge = (word: Shown, hold: Hold) => {
    const isFar = (other: Shown) => Number(!texts.isNear?.(other, word));
    const others = words
      .filter(({ id, name }) => id !== word.id && name !== "")
      .toSorted((one, other) => isFar(one) - isFar(other));
    void open(async () => {
      const { MergeDialog } = await import("./MergeDialog.tsx");
      return (props) => (
        <MergeDialog
          {...props}
          name={word.name}
          others={others}
          textFor={(other) => texts.mergeText(word, other)}
          onMerge={(into) => hold({ change: "merge", into })}
        />
      );
    });
  };
  const remove = (word: Shown, text: string, hold: Hold) =>
    void open(async () => {
      const { DeleteWord } = await import("./DeleteWord.tsx");
      return (props) => (
        <DeleteWord {...props} name={word.name} text={text} onDelete={() => hold({ change: "delete" })} />
      );
    });

  const choicesOf = ({ word, beside, hold, first, own = [] }: ChoicesOf<Shown>): MenuChoice[] => {
    const place = beside.findIndex(({ id }) => id === word.id);
    const [above, below] = [beside[place - 1], beside[place + 1]];
    const deleteText = texts.deleteText(word);
    const choices: (MenuChoice | false | undefined)[] = [
      first,
      above && { icon: "share", label: "Move up", onChoose: () => move(word.id, above.id) },
      below && { icon: "download", label: "Move down", onChoose: () => move(word.id, idAfter(words, below.id)) },
      ...own,
      words.length > 1 && { icon: "swap", label: "Merge into ...", onChoose: () => merge(word, hold) },
      word.isArchived
        ? { icon: "eye", label: "Bring back", onChoose: () => bringBack(word) }
        : { icon: "eyeOff", label: "Archive", onChoose: () => hold({ change: "archive" }) },
      deleteText !== undefined && {
        icon: "trash",
        label: "Delete",
        danger: true,
        onChoose: () => remove(word, deleteText, hold),
      },
    ];
    return choices.filter((choice) => choice !== undefined && choice !== false);
  };
  return { drawn, open, run, busy, choicesOf };
}

/** The id of the word after this one in the person's order; null at the end. */
function idAfter(words: readonly Word[], id: string): string | null {
  return words[words.findIndex((word) => word.id === id) + 1]?.id ?? null;
}
