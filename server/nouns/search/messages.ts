import { addDays, type LocalDate } from "#domain/days.ts";
import type { Term } from "#domain/finding.ts";
import { foldedFields, hasAll, type EntrySource } from "#domain/findingTexts.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { openedOrLogged } from "#server/diary/sealed.ts";
import { sql } from "#server/store/db.ts";
import type { Sealed } from "#server/store/keys/sealing.ts";
import { dateText } from "#server/store/pages.ts";
import { newestFirst, type Found } from "./segments.ts";
import type { Turns } from "./turns.ts";

interface MessageRow {
  id: string;
  localDate: Date;
  createdAt: Date;
  sealed: Sealed;
}

const rowsAtATime = 250;

/** Whether a message matches all terms, in its text or in the name of a recipient without an account. */
export function isMessageFound({ message, recipientName }: EntrySource, terms: readonly Term[]): boolean {
  return hasAll(terms, foldedFields([message, recipientName]));
}

/** A search of a person's messages, newest first. They have no segments, so each row is decrypted. */
export interface MessageSearch {
  /** Returns the results of `from` and later days that it has not returned before, newest first. */
  foundSince: (from: LocalDate) => Promise<Found[]>;
}

/** Starts a search of the messages of `to` and earlier days. */
export function searchMessages(viewer: Viewer, terms: readonly Term[], to: LocalDate, turns: Turns): MessageSearch {
  // A message's day depends on a time zone, so its time can be a day later in UTC.
  let older: Position = { at: `${addDays(to, 2)}T00:00:00Z`, id: "00000000-0000-0000-0000-000000000000" };
  /** Results of days that were not asked for yet. */
  let found: Found[] = [];
  let lookedTo: LocalDate | undefined;
  let isAll = false;

  const lookOn = async () => {
    const rows = await turns.read(() => readRows(viewer, older));
    for (const row of rows) {
      await turns.rest();
      const texts = openedOrLogged(() => viewer.keys.open("Exchange", row.id, row.sealed)) ?? {};
      const place = { id: row.id, localDate: dateText(row.localDate), at: row.createdAt.getTime() };
      if (isMessageFound(texts, terms)) found.push({ kind: "Exchange", ...place });
    }
    const last = rows.at(-1);
    isAll = rows.length < rowsAtATime;
    lookedTo = last && dateText(last.createdAt);
    if (last) older = { at: last.createdAt, id: last.id };
  };
  const hasReached = (day: LocalDate) => isAll || (lookedTo !== undefined && lookedTo < addDays(day, -1));
  return {
    foundSince: async (from) => {
      while (!hasReached(from)) await lookOn();
      const taken = found.filter(({ localDate }) => localDate >= from);
      found = found.filter(({ localDate }) => localDate < from);
      return taken.toSorted(newestFirst);
    },
  };
}

interface Position {
  at: Date | string;
  id: string;
}

async function readRows({ id, keys }: Viewer, older: Position): Promise<readonly MessageRow[]> {
  const read = () => sql<MessageRow>`
    select id, "localDate", "createdAt", sealed from "Exchange"
    where "userId" = ${id}::uuid and "hiddenAt" is null
      and ("createdAt", id) < (${older.at}::timestamptz, ${older.id}::uuid)
    order by "hiddenAt", "createdAt" desc, id desc limit ${rowsAtATime}`;
  return keys.openable(await read(), read);
}
