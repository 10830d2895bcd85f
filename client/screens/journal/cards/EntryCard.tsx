import { useContext, type ReactNode } from "react";
import { useShell } from "#client/chrome/session/shell.ts";
import type { WaitingItem } from "#client/data/entries/waitingItem.ts";
import { TagChips } from "#client/screens/_tags/TagChips.tsx";
import { WaitingSign } from "#client/screens/_waiting/WaitingSign.tsx";
import { knownZone } from "#client/platform/zones.ts";
import { CannotOpen } from "#client/ui/notes/CannotOpen.tsx";
import { importAppName } from "#domain/archive.ts";
import { nameOfTime } from "#domain/dayNames.ts";
import { anchorOf } from "./anchor.ts";
import * as styles from "./EntryCard.css.ts";
import { EntryWords, type CardWords } from "./EntryWords.tsx";
import { HitsContext } from "../../_finding/hits.ts";
import { Marked } from "../../_finding/Marked.tsx";

interface EntryCardProps {
  id: string;
  /** Its shape shows the kind. */
  marker: ReactNode;
  title: string;
  /** Whether the title is the first words of the text, which are then drawn as a part of it. */
  isTitleInWords?: boolean;
  subtitle?: string | undefined;
  /** "Mood Check", "Journal Entry", "Positive Action", "Growth Opportunity" or "Hard Moment". */
  kind: string;
  /** The app from which an import brought it. */
  broughtFrom?: string | null;
  occurredAt: string;
  timeZone: string;
  /** Says of an action or event how it felt, in one line. */
  facts?: ReactNode;
  /** A chip. */
  karma?: ReactNode;
  /** The tags of the stored entry. One that was deleted meanwhile is null. */
  tags?: readonly ({ id: string; name: string } | null)[];
  words: readonly CardWords[];
  /** Whether its text exists but cannot be decrypted. */
  isUnreadable: boolean;
  insight: string | undefined;
  /** The edit that waits on this device, if one does. The other properties show what it will make of the entry. */
  waiting: WaitingItem | undefined;
  tools: ReactNode;
}

/** The layout of every entry in the history. */
export function EntryCard({ id, marker, title, isTitleInWords, subtitle, kind, ...rest }: EntryCardProps) {
  const { broughtFrom, facts, karma, tags = [], words, isUnreadable, insight, waiting, tools, ...moment } = rest;
  const isHeaded = isTitleInWords && !isUnreadable;
  const end = (
    <>
      <EntryTime {...moment} />
      <div className={styles.tools}>{tools}</div>
    </>
  );

  return (
    <div className={styles.entry}>
      <span className={styles.marker}>{marker}</span>
      <div className={styles.content}>
        {isHeaded ? (
          <div className={styles.floatingEnd}>{end}</div>
        ) : (
          <div className={styles.head}>
            <h3 id={anchorOf(id)} tabIndex={-1} dir="auto" className={styles.title}>
              <Marked>{title}</Marked>
            </h3>
            <div className={styles.end}>{end}</div>
          </div>
        )}
        {subtitle && (
          <p dir="auto" className={styles.ownTitle}>
            <Marked>{subtitle}</Marked>
          </p>
        )}
        {isUnreadable ? (
          <CannotOpen kind="entry" />
        ) : (
          <EntryWords id={id} name={title} words={words} isHeaded={isHeaded} />
        )}
        <div className={styles.foot}>
          {waiting && <WaitingSign item={waiting} />}
          <p className={styles.line}>
            <span className={styles.kind}>
              {kind}
              {broughtFrom && `, brought from ${importAppName(broughtFrom)}`}
            </span>
            {facts && <> · {facts}</>}
          </p>
          <div className={styles.tagsAndKarma}>
            {!isUnreadable && (tags.length > 0 || waiting) && <TagChips tags={tags} input={waiting?.input} />}
            {karma && <span className={styles.karma}>{karma}</span>}
          </div>
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

/** When an entry was made. A result of a search says the day, too, because a month's results are of many days. */
function EntryTime({ occurredAt, timeZone }: Pick<EntryCardProps, "occurredAt" | "timeZone">) {
  const { zone: here } = useShell();
  const hits = useContext(HitsContext);

  return (
    <time dateTime={occurredAt} className={styles.time}>
      {hits && `${hits.dayOf(new Date(occurredAt), knownZone(timeZone))}, `}
      {nameOfTime(knownZone(timeZone), here(), new Date(occurredAt))}
    </time>
  );
}
