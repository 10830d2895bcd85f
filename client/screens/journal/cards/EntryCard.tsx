import type { ReactNode } from "react";
import { useShell } from "#client/chrome/session/shell.ts";
import { knownZone } from "#client/platform/zones.ts";
import { CannotOpen } from "#client/ui/notes/CannotOpen.tsx";
import { nameOfTime } from "#domain/dayNames.ts";
import * as styles from "./EntryCard.css.ts";
import { EntryWords, type CardWords } from "./EntryWords.tsx";

interface EntryCardProps {
  id: string;
  /** Tells the kind by its shape. */
  marker: ReactNode;
  title: string;
  subtitle?: string | undefined;
  /** "Mood Check", "Journal Entry", "Positive Action" or "Growth Opportunity". */
  kind: string;
  occurredAt: string;
  timeZone: string;
  chips?: ReactNode;
  words: readonly CardWords[];
  /** Whether what was written is there and cannot be opened. */
  isUnreadable: boolean;
  insight: string | undefined;
  tools: ReactNode;
}

/** What every entry of the history looks like. */
export function EntryCard({ id, marker, title, subtitle, kind, ...rest }: EntryCardProps) {
  const { chips, words, isUnreadable, insight, tools, occurredAt, timeZone } = rest;
  const { zone: here } = useShell();

  return (
    <div className={insight ? `${styles.entry} ${styles.annotated}` : styles.entry}>
      <span className={styles.marker}>{marker}</span>
      <div className={styles.content}>
        <div className={styles.head}>
          <h3 id={anchorOf(id)} tabIndex={-1} dir="auto" className={styles.title}>
            {title}
          </h3>
          <div className={styles.end}>
            <time dateTime={occurredAt} className={styles.time}>
              {nameOfTime(knownZone(timeZone), here(), new Date(occurredAt))}
            </time>
            <div className={styles.tools}>{tools}</div>
          </div>
        </div>
        {subtitle && (
          <p dir="auto" className={styles.ownTitle}>
            {subtitle}
          </p>
        )}
        {isUnreadable ? <CannotOpen of="entry" /> : <EntryWords id={id} name={title} words={words} />}
        <div className={styles.chips}>
          <span className={styles.kind}>{kind}</span>
          {chips}
        </div>
      </div>
      {insight && (
        <p className={styles.insight}>
          <strong className={styles.insightName}>Insight</strong> {insight}
        </p>
      )}
    </div>
  );
}

/** The id of an entry's heading, which takes the focus when another entry goes. */
export function anchorOf(id: string): string {
  return `entry-${id}`;
}
