import type { ReactNode } from "react";
import { useShell } from "#client/chrome/shell.ts";
import { knownZone } from "#client/platform/zones.ts";
import { Card } from "#client/ui/Card.tsx";
import { Emoji } from "#client/ui/Emoji.tsx";
import { nameOfTime } from "#domain/dayNames.ts";
import * as styles from "./EntryCard.css.ts";
import { EntryWords, type CardWords } from "./EntryWords.tsx";

interface EntryCardProps {
  id: string;
  emoji: string;
  title: string;
  subtitle?: string | undefined;
  /** "Mood Check", "Journal Entry", "Positive Action" or "Growth Opportunity" (spec section 2). */
  kind: string;
  occurredAt: string;
  timeZone: string;
  chips?: ReactNode;
  words: readonly CardWords[];
  insight: string | undefined;
  tools: ReactNode;
}

/** What every entry of the history looks like. */
export function EntryCard({ id, emoji, title, subtitle, kind, ...rest }: EntryCardProps) {
  const { chips, words, insight, tools, occurredAt, timeZone } = rest;
  const { zone: here } = useShell();

  return (
    <Card>
      <div className={styles.entry}>
        <Emoji symbol={emoji} size="small" />
        <div className={styles.content}>
          <div className={styles.head}>
            <h3 id={anchorOf(id)} tabIndex={-1} dir="auto" className={styles.title}>
              {title}
            </h3>
            <time dateTime={occurredAt} className={styles.time}>
              {nameOfTime(knownZone(timeZone), here(), new Date(occurredAt))}
            </time>
          </div>
          {chips && <div className={styles.chips}>{chips}</div>}
          {subtitle && (
            <p dir="auto" className={styles.subtitle}>
              {subtitle}
            </p>
          )}
          <EntryWords id={id} name={title} words={words} />
          {insight && (
            <p className={styles.insight}>
              <strong className={styles.insightName}>Insight:</strong> {insight}
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

/** The id of an entry's heading, which takes the focus when another entry goes. */
export function anchorOf(id: string): string {
  return `entry-${id}`;
}
