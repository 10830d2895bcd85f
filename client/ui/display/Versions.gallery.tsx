import { differencesOf } from "#domain/differences.ts";
import { compound, paragraph, rightToLeft, unbroken } from "../gallery/texts.ts";
import { Versions } from "./Versions.tsx";

const morning = "Coffee on the step before anyone woke. Wrote down the three things I kept turning over last night;";

export function Usual() {
  return shown(
    ["A slow morning", `${morning} two of them look smaller here, and one was never mine.`],
    ["A slow morning", `${morning} they look smaller here. Call Ines.`],
  );
}

export function Empty() {
  return shown(["Herons", ""], ["Herons", "One of them looked at me."], ["My version", "Their version"]);
}

export function LongText() {
  return shown(
    [compound, `${paragraph} ${unbroken}`],
    [unbroken, paragraph],
    ["This device’s version", "The other device’s version"],
  );
}

export function RightToLeft() {
  return shown(
    [rightToLeft, rightToLeft],
    [rightToLeft, `${rightToLeft} ${rightToLeft}`],
    ["Mine", "Theirs"].map((name) => `${name}, right to left`),
  );
}

type Texts = readonly [title: string, note: string];

/** Each state has names of its own, because the names of regions must be unique on a page. */
function shown(mine: Texts, theirs: Texts, [own = "Mine", others = "Theirs"]: readonly string[] = []) {
  const [titles, notes] = [differencesOf(mine[0], theirs[0]), differencesOf(mine[1], theirs[1])];
  const partsOf = (index: 0 | 1) => [
    { key: "title", isTitle: true, pieces: titles[index] },
    { key: "note", label: "Note", pieces: notes[index] },
  ];
  return (
    <Versions
      own={{ name: own, about: "This device, today at 09:31", parts: partsOf(0) }}
      others={{ name: others, about: "Another device, today at 09:18", parts: partsOf(1) }}
    />
  );
}
