import type { ReactNode } from "react";
import { CoinIcon, LumpIcon } from "#client/pictures/KarmaShapes.tsx";
import { Chip } from "#client/ui/display/Chip.tsx";
import { Emoji } from "#client/ui/display/Emoji.tsx";
import { Icon } from "#client/ui/display/Icon.tsx";
import type { SampleEntry } from "#domain/content/sampleWeek.ts";
import { effectFaces, emotionFaces } from "#domain/emotions.ts";
import { journalFaces, journalGold } from "#domain/journal.ts";
import { karmaFor, type Karma } from "#domain/karma.ts";
import { coalLabel, signed } from "#domain/karmaWords.ts";
import { moodFaces } from "#domain/moods.ts";
import { weatherOf } from "#domain/weathers.ts";
import * as css from "./LookInsideScreen.css.ts";

/** An entry as the history draws it. */
export function SampleEntryItem({ entry }: { entry: SampleEntry }) {
  const { marker, title, facts } = shown(entry);
  const { gold, coal } = earnedBy(entry);
  const { tags = [], time, words } = entry;

  return (
    <li className={css.entry}>
      {marker}
      <div>
        <div className={css.head}>
          {title}
          <time className={css.time}>{time}</time>
        </div>
        {words && <p className={css.words}>{words}</p>}
        {(facts ?? (tags.length > 0 || gold !== 0)) && (
          <p className={css.foot}>
            {facts && <span>{facts}</span>}
            {tags.map((tag) => (
              <span key={tag} className={css.tag}>
                <Icon name={tagSign} size={14} />
                {tag}
              </span>
            ))}
            {gold !== 0 && <Chip tone="gold">{`${signed(gold)} Good Karma`}</Chip>}
            {coal !== 0 && <Chip tone="coal">{`${signed(coal)} ${coalLabel(coal)}`}</Chip>}
          </p>
        )}
      </div>
    </li>
  );
}

function shown(entry: SampleEntry): { marker: ReactNode; title: ReactNode; facts?: string } {
  if (entry.kind === "mood") {
    const { emoji, label } = moodFaces[entry.mood];
    return {
      marker: (
        <span className={css.marker}>
          <Emoji symbol={emoji} size="small" weather={weatherOf(entry.mood)} />
        </span>
      ),
      title: <h3 className={css.name}>{label}</h3>,
    };
  }
  if (entry.kind === "journal")
    return {
      marker: (
        <span className={css.pageMarker}>
          <Emoji symbol={journalFaces[entry.emoji].emoji} />
        </span>
      ),
      title: <h3 className={css.title}>{entry.title}</h3>,
    };
  const did = entry.type === "event" ? "Something happened" : "I did something";
  const felt = emotionFaces[entry.emotionResponse].label.toLowerCase();
  const others = effectFaces[entry.effectOnOthers].label.toLowerCase();
  return {
    marker: (
      <span className={css.marker}>
        {entry.classification === "positive" ? <CoinIcon size={32} /> : <LumpIcon size={32} />}
      </span>
    ),
    title: <h3 className={css.name}>{entry.title}</h3>,
    facts: `${did} · felt ${felt} · others felt ${others}`,
  };
}

function earnedBy(entry: SampleEntry): Karma {
  if (entry.kind === "action") return karmaFor(entry);
  return { gold: entry.kind === "journal" ? journalGold : 0, coal: 0 };
}

const tagSign = "M4 4.5h7.5L20 13l-7 7-9-8.5ZM8.2 8.6h.01";
