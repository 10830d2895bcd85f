import type { ReactNode } from "react";
import type { WaitingItem } from "#client/data/entries/waitingItem.ts";
import { nameOfItem } from "#client/data/entries/nameOfItem.ts";
import { withFinerWord } from "../_entries/withFinerWord.ts";
import { CoinIcon, LumpIcon } from "#client/pictures/KarmaShapes.tsx";
import { Chip } from "#client/ui/display/Chip.tsx";
import { Emoji } from "#client/ui/display/Emoji.tsx";
import type { Face } from "#domain/emotions.ts";
import { paragraphsOf, titlesOf } from "#domain/entries/reading.ts";
import { fromEnum } from "#domain/enums.ts";
import { defaultJournalEmoji, journalEmojis, journalFaces } from "#domain/journal.ts";
import { coalLabel, signed } from "#domain/karmaWords.ts";
import { moods } from "#domain/moods.ts";
import { karmaOfWaiting } from "#domain/waiting.ts";
import { weatherOf } from "#domain/weathers.ts";

/** What a new entry will earn. */
export function WaitingChips({ item }: { item: WaitingItem }) {
  const { gold, coal } = karmaOfWaiting(item);
  if (item.edit) return null;

  return (
    <>
      {gold !== 0 && <Chip tone="gold">{`${signed(gold)} Good Karma`}</Chip>}
      {coal !== 0 && <Chip tone="coal">{`${signed(coal)} ${coalLabel(coal)}`}</Chip>}
    </>
  );
}

/** Its mood, or the first words of it. `face` is that of its mood. */
export function titleOf(item: WaitingItem, face: Face | undefined): string {
  const { finerWord } = item.input as { finerWord?: string | null };
  if (face) return withFinerWord(face.label, finerWord);
  // A change of nothing else.
  return item.kind === "mood" && finerWord ? withFinerWord("Mood", finerWord) : nameOfItem(item);
}

/** What was written beside that. */
export function wordsOf({ kind, input }: WaitingItem): string | undefined {
  // Of an action, and of a page without a title, the first words are the name.
  if (kind === "action" || (kind === "journal" && !titlesOf(kind, input).own)) return undefined;
  return paragraphsOf(kind, input)[0]?.text;
}

/** The drawing that the entry will have. */
export function markerOf(item: WaitingItem, face: Face | undefined): ReactNode {
  if (face) {
    const { value } = item.input as { value?: string };
    return <Emoji symbol={face.emoji} size="small" weather={weatherOf(fromEnum(moods, value) ?? "neutral")} />;
  }
  if (item.kind === "journal") {
    const { emoji } = item.input as { emoji?: string };
    return <Emoji symbol={journalFaces[fromEnum(journalEmojis, emoji) ?? defaultJournalEmoji].emoji} size="small" />;
  }
  const { gold } = karmaOfWaiting(item);
  return gold > 0 ? <CoinIcon size={36} /> : <LumpIcon size={36} />;
}
