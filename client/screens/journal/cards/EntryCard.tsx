import type { ReactNode } from "react";
import { isElsewhere, knownZone } from "#client/platform/zones.ts";
import { Card } from "#client/ui/Card.tsx";
import { Emoji } from "#client/ui/Emoji.tsx";
import { minuteIn } from "#domain/clocks.ts";
import * as styles from "./EntryCard.css.ts";
import { EntryWords, type CardWords } from "./EntryWords.tsx";

interface EntryCardProps {
  id: string;
  emoji: string;
  title: string;
  /** What the person calls a moment that has a name of its own. */
  subtitle?: string | undefined;
  /** What it is: "Mood Check", "Journal Entry", "Positive Action" or "Growth Opportunity" (spec section 2). */
  kind: string;
  occurredAt: string;
  timeZone: string;
  chips?: ReactNode;
  words: readonly CardWords[];
  insight: string | undefined;
  /** The buttons at its foot. */
  tools: ReactNode;
}

/** What every entry of the history looks like. */
export function EntryCard({ id, emoji, title, subtitle, kind, ...rest }: EntryCardProps) {
  const { chips, words, insight, tools, ...when } = rest;

  return (
    <Card>
      <div className={styles.entry}>
        <Emoji symbol={emoji} size="small" />
        <div className={styles.content}>
          <div className={styles.head}>
            <h3 id={anchorOf(id)} tabIndex={-1} className={styles.title}>
              {title}
            </h3>
            <time dateTime={when.occurredAt} className={styles.time}>
              {timeOf(when)}
            </time>
          </div>
          {chips && <div className={styles.chips}>{chips}</div>}
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
          <EntryWords id={id} name={title} words={words} />
          {insight && (
            <p className={styles.insight}>
              <strong className={styles.insightName}>Insight</strong> {insight}
            </p>
          )}
          <div className={styles.foot}>
            <span className={styles.kind}>{kind}</span>
            {tools}
          </div>
        </div>
      </div>
    </Card>
  );
}

/** The id of an entry's heading, where the focus goes when it has to go somewhere. */
export function anchorOf(id: string): string {
  return `entry-${id}`;
}

/** As the clocks showed where it was written, and where that was if it was somewhere else. */
function timeOf({ occurredAt, timeZone }: Pick<EntryCardProps, "occurredAt" | "timeZone">): string {
  const instant = new Date(occurredAt);
  const zone = knownZone(timeZone);
  const clock = minuteIn(zone, instant).slice(-5);
  return isElsewhere(zone, instant) ? `${clock} ${placeOf(zone)}` : clock;
}

/** "Asia/Tokyo" is Tokyo to those who were there. */
function placeOf(zone: string): string {
  return zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ");
}
