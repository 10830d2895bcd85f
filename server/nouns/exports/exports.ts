import { html } from "hono/html";
import { brand } from "#domain/brand.ts";
import { fullNameOfDay } from "#domain/dayNames.ts";
import { localDateOf, monthOf, type LocalDate } from "#domain/days.ts";
import { clock } from "#server/base/clock.ts";
import type { Owner } from "#server/base/viewer.ts";
import { monthsOfDiary, type Month } from "#server/nouns/book/months.ts";
import { listHistory, withOwnWords } from "#server/nouns/history/history.ts";
import { spend } from "#server/kit/allowances.ts";
import { sql } from "#server/store/db.ts";
import { cursorOf, dateText, rowsAtATime } from "#server/store/pages.ts";
import { articleOf } from "./articles.ts";
import { contents, cover, endOfMonth, startOfMonth } from "./book.ts";
import { bookStyle } from "./bookStyle.ts";
import { inTurn } from "./inTurn.ts";

/** A diary as a downloadable file. The HTML is streamed, so a diary of any size needs little memory. */
export interface JournalFile {
  name: string;
  chunks: AsyncGenerator<string>;
}

/**
 * The complete diary, oldest first, as one HTML page (docs/rules.md, Export). Throws TooMany after five exports in an
 * hour.
 */
export async function exportJournal(viewer: Owner): Promise<JournalFile> {
  await spend("exports", viewer.id);
  const today = localDateOf(clock.date(), viewer.zone);
  return { name: `${brand.toLowerCase()}-journal-${viewer.username}-${today}.html`, chunks: bookOf(viewer) };
}

/** The HTML of the diary, in parts. Costs nothing of the allowance. */
export async function* bookOf(viewer: Owner): AsyncGenerator<string> {
  const today = localDateOf(clock.date(), viewer.zone);
  const months = await inTurn(() => monthsOfDiary(viewer));
  yield startOfBook(viewer, today, months, await inTurn(() => agreementOf(viewer)));

  let newerThan: string | undefined;
  let day = "";
  let month = "";
  // The first page written in a month begins with a large letter.
  let hasPage = false;
  for (;;) {
    const window = { limit: rowsAtATime, newerThan, fromOldest: true };
    const entries = await inTurn(async () =>
      withOwnWords(viewer, await listHistory(viewer, window, "all", { withHidden: true })),
    );
    for (const entry of entries) {
      const date = dateText(entry.row.localDate);
      const firstDay = monthOf(date);
      if (date !== day && day) yield html`</section>`;
      if (firstDay !== month) {
        if (month) yield endOfMonth;
        yield startOfMonth(
          firstDay,
          months.find((each) => each.firstDay === firstDay),
        );
        hasPage = false;
      }
      if (date !== day) yield html`<section><h3>${fullNameOfDay(date)}</h3>`;
      [day, month] = [date, firstDay];
      yield articleOf(entry, !hasPage);
      hasPage ||= entry.kind === "JournalEntry";
    }
    const last = entries.at(-1);
    if (!last || entries.length < rowsAtATime) break;
    newerThan = cursorOf(last.row);
  }
  yield html`${day ? html`</section>${endOfMonth}` : nothingYet}</main></body></html>\n`;
}

type Html = ReturnType<typeof html>;

const nothingYet = html`<p class="leaf alone">Nothing has been written yet.</p>`;

interface Agreement {
  /** The version of the legal pages, by its date. */
  agreedTo: LocalDate;
  agreedAt: Date;
}

/** What the person agreed to at registration, if known. */
async function agreementOf({ id }: Owner): Promise<Agreement | undefined> {
  const [agreement] = await sql<Agreement>`
    select "agreedTo", "agreedAt" from "User" where id = ${id}::uuid and "agreedTo" is not null`;
  return agreement;
}

function agreementText({ agreedTo, agreedAt }: Agreement, zone: string): Html {
  return html`<p>On ${fullNameOfDay(localDateOf(agreedAt, zone))} you agreed to the Terms & Conditions and the Privacy Policy
as they last changed on ${fullNameOfDay(agreedTo)}, and that ${brand} keeps what you write about your health and feelings.</p>
`;
}

function startOfBook(
  { username, displayName, zone }: Owner,
  today: string,
  months: readonly Month[],
  agreement: Agreement | undefined,
): Html {
  const name = displayName ?? username;
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src data:">
<title>${brand}: the journal of ${name}</title><style>${bookStyle()}</style></head>
<body><main>${cover(name, months)}<div class="leaf front">${contents(months)}<div class="colophon">
<p>Written with ${brand}, saved on ${fullNameOfDay(today)}. This file needs no connection. Times are those of the place where each entry was written.</p>
${agreement && agreementText(agreement, zone)}</div></div>
`;
}
