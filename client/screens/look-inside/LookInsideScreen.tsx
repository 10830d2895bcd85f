import { Screen } from "#client/chrome/screen/Screen.tsx";
import { CoinIcon, LumpIcon } from "#client/pictures/KarmaShapes.tsx";
import { Land } from "#client/pictures/Land.tsx";
import { LinkButton } from "#client/ui/controls/LinkButton.tsx";
import { BalanceScale } from "#client/ui/display/BalanceScale.tsx";
import { Emoji } from "#client/ui/display/Emoji.tsx";
import { KarmaCounts } from "#client/ui/display/KarmaCounts.tsx";
import { Text } from "#client/ui/display/Text.tsx";
import { shownBalance } from "#domain/balance.ts";
import { fullNameOfDay } from "#domain/dayNames.ts";
import { demoOwnMoods } from "#domain/content/demo.ts";
import { demoDiary, demoPerson, type DemoEntry } from "#domain/demo.ts";
import { emotionFaces } from "#domain/emotions.ts";
import { journalFaces, journalGold } from "#domain/journal.ts";
import { karmaFor, type Karma } from "#domain/karma.ts";
import { coalLabel, signed } from "#domain/karmaWords.ts";
import { moodFaces } from "#domain/moods.ts";
import { chips, tag } from "../_tags/TagChips.css.ts";
import * as css from "./LookInsideScreen.css.ts";

/** A week of the made-up diary (`npm run demo`), to read before signing in. It sends no requests and stores nothing. */
export function LookInsideScreen() {
  return (
    <Screen title="Look inside" back="/" width="column">
      <div className={css.stack}>
        <Text>
          A week in the diary of {demoPerson.firstName}, an invented person. You can read it all. Nothing you do here is
          saved.
        </Text>
        <section className={css.card} aria-label="Her week on the scale">
          <div className={css.scene}>
            <Land sun="translate(742 116)" />
            <div className={css.scale}>
              <BalanceScale {...balance} />
            </div>
          </div>
          <div className={css.counts}>
            <KarmaCounts {...balance} />
          </div>
        </section>
        {days.map(([date, entries]) => (
          <section key={date} className={css.day} aria-labelledby={date}>
            <h2 id={date} className={css.dayName}>
              {fullNameOfDay(date).split(" ")[0]}
            </h2>
            <ul className={css.list}>
              {entries.map((entry) => (
                <Entry key={`${entry.time} ${entry.kind}`} entry={entry} />
              ))}
            </ul>
          </section>
        ))}
        <LinkButton to="/">Start your own</LinkButton>
      </div>
    </Screen>
  );
}

function Entry({ entry }: { entry: DemoEntry }) {
  const { face, title, words } = shown(entry);
  const { gold, coal } = earnedBy(entry);

  return (
    <li className={css.entry}>
      <span className={css.face}>
        <Emoji symbol={face} />
      </span>
      <div>
        <h3 className={css.title}>
          {title} <span className={css.time}>{entry.time}</span>
        </h3>
        {words && <p>{words}</p>}
        {gold !== 0 && (
          <p className={css.earned}>
            <CoinIcon size={19} /> {signed(gold)} Good Karma
          </p>
        )}
        {coal !== 0 && (
          <p className={css.earned}>
            <LumpIcon size={20} /> {signed(coal)} {coalLabel(coal)}
          </p>
        )}
        {entry.tags.length > 0 && (
          <ul className={chips} aria-label="Tags">
            {entry.tags.map(({ name }) => (
              <li key={name} className={tag}>
                {name}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

function shown(entry: DemoEntry): { face: string; title: string; words?: string | undefined } {
  if (entry.kind === "mood") {
    const own = demoOwnMoods.find(({ name }) => name === entry.ownMood);
    const { emoji, label } = moodFaces[entry.value];
    return { face: own?.emoji ?? emoji, title: own?.name ?? label, words: entry.note };
  }
  if (entry.kind === "journal") return { face: journalFaces[entry.emoji].emoji, title: entry.title, words: entry.body };
  return { face: emotionFaces[entry.emotionResponse].emoji, title: entry.eventTitle, words: entry.reflection };
}

function earnedBy(entry: DemoEntry): Karma {
  if (entry.kind === "action") return karmaFor(entry);
  return { gold: entry.kind === "journal" ? journalGold : 0, coal: 0 };
}

// Always the same week. Only the names of its days are shown.
const week = demoDiary({ today: "2026-11-22", days: 7, seed: "soup" });
const days = [...new Set(week.map(({ date }) => date))].map(
  (date) => [date, week.filter((entry) => entry.date === date)] as const,
);
const sum = week.map(earnedBy).reduce((all, one) => ({ gold: all.gold + one.gold, coal: all.coal + one.coal }));
const balance = shownBalance(sum);
