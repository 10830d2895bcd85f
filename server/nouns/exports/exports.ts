import { html } from "hono/html";
import { brand } from "#domain/brand.ts";
import { minuteIn } from "#domain/clocks.ts";
import { fullNameOfDay } from "#domain/dayNames.ts";
import { localDateOf, monthOf, type LocalDate } from "#domain/days.ts";
import { effectFaces, emotionFaces } from "#domain/emotions.ts";
import { headedParagraphsOf, type HeadedParagraph } from "#domain/entries/headings.ts";
import { kindNameOf } from "#domain/entries/kinds.ts";
import { titlesOf } from "#domain/entries/reading.ts";
import { journalFaces } from "#domain/journal.ts";
import type { Karma } from "#domain/karma.ts";
import { coalLabel } from "#domain/karmaWords.ts";
import { clock } from "#server/base/clock.ts";
import type { Owner } from "#server/base/viewer.ts";
import type { ActionRow } from "#server/nouns/actions/actions.ts";
import type { JournalRow } from "#server/nouns/journal/journal.ts";
import type { MoodRow } from "#server/nouns/moods/moods.ts";
import { faceBy, type OwnMood } from "#server/nouns/moods/ownMoods.ts";
import { listHistory, withOwnWords, type Entry, type OwnWords } from "#server/nouns/history/history.ts";
import { spend } from "#server/kit/allowances.ts";
import { sql } from "#server/store/db.ts";
import { cursorOf, dateText, rowsAtATime } from "#server/store/pages.ts";
import { contents, cover, endOfMonth, startOfMonth } from "./book.ts";
import { bookStyle } from "./bookStyle.ts";
import { inTurn } from "./inTurn.ts";
import { monthsOfDiary, type Month } from "./months.ts";

/** A diary as a downloadable file. The HTML is streamed, so a diary of any size needs little memory. */
export interface JournalFile {
  name: string;
  chunks: AsyncGenerator<string>;
}

/**
 * The complete diary, newest first, as one HTML page (docs/rules.md, Export). Throws TooMany after five exports in an
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

  let olderThan: string | undefined;
  let day = "";
  let month = "";
  // The first page written in a month begins with a large letter.
  let hasPage = false;
  for (;;) {
    const window = { limit: rowsAtATime, olderThan };
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
    olderThan = cursorOf(last.row);
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
<body><main>${cover(name, months)}${contents(months)}<div class="leaf colophon${months.length === 0 && " alone"}">
<p>Written with ${brand}, saved on ${fullNameOfDay(today)}. This file needs no connection. Times are those of the place where each entry was written.</p>
${agreement && agreementText(agreement, zone)}</div>
`;
}

function articleOf(entry: Entry & OwnWords, isFirst: boolean): Html {
  const tags = entry.ownTags.map(({ name }) => name);
  const texts = headedParagraphsOf(kindNameOf[entry.kind], entry.row, "file");
  if (entry.kind === "Action") return actionArticle(entry.row, tags, texts);
  return entry.kind === "Mood"
    ? moodArticle(entry.row, entry.ownMood, tags, texts)
    : journalArticle(entry.row, isFirst, tags, texts);
}

function actionArticle(action: ActionRow, tags: readonly string[], texts: readonly HeadedParagraph[]): Html {
  const { emotionResponse: response, effectOnOthers: effect } = action;
  const facts = [
    action.type === "action" ? "I did something" : "Something happened",
    action.classification === "positive" ? "Positive" : "Negative",
    ...(action.intention ? [`Intention: ${action.intention}`] : []),
    `Felt ${emotionFaces[response].label}`,
    effect === "no_one_affected" ? effectFaces[effect].label : `Others: ${effectFaces[effect].label}`,
    karmaText(action),
    ...tags,
  ];
  return article(action, emotionFaces[response].emoji, titlesOf("action", action).name, facts, texts);
}

function moodArticle(
  mood: MoodRow,
  own: OwnMood | undefined,
  tags: readonly string[],
  texts: readonly HeadedParagraph[],
): Html {
  const { emoji, label } = faceBy(own, mood.value);
  const finer = mood.finerWord ? [mood.finerWord] : [];
  return article(mood, emoji, titlesOf("mood", mood).own ?? label, ["Mood check", label, ...finer, ...tags], texts);
}

function journalArticle(
  entry: JournalRow,
  isFirst: boolean,
  tags: readonly string[],
  texts: readonly HeadedParagraph[],
): Html {
  // A letter, because a large sign or emoji would stand beside the words.
  const begins = isFirst && /^\p{L}/u.test(entry.body);
  const { emoji, label } = journalFaces[entry.emoji];
  const face = entry.isUnreadable ? [] : [label];
  return article(
    entry,
    emoji,
    titlesOf("journal", entry).name,
    ["Journal entry", ...face, karmaText({ gold: entry.gold, coal: 0 }), ...tags],
    texts,
    begins ? "page first" : "page",
  );
}

interface Dated {
  occurredAt: Date;
  timeZone: string;
  isUnreadable: boolean;
}

function article(
  { occurredAt, timeZone, isUnreadable }: Dated,
  emoji: string,
  title: string,
  facts: string[],
  texts: readonly HeadedParagraph[],
  kind = "entry",
): Html {
  const time = minuteIn(timeZone, occurredAt).slice(-5);
  return html`<article class="${kind}"><h4><span class="face">${emoji}</span> <bdi>${title}</bdi> <time datetime="${occurredAt.toISOString()}">${time}</time></h4>
<p class="facts">${facts.filter(Boolean).join(" · ")}</p>${isUnreadable ? unreadable : wordsOf(texts)}</article>
`;
}

const unreadable = html`<p class="facts">What was written here cannot be opened. It was not deleted.</p>`;

function karmaText({ gold, coal }: Karma): string {
  const parts = [
    ...(gold ? [`${gold} Good Karma`] : []),
    ...(coal > 0 ? [`${coal} ${coalLabel(coal)}`] : []),
    ...(coal < 0 ? [`${-coal} ${coalLabel(coal)} taken back`] : []),
  ];
  return parts.join(", ");
}

/** Paragraphs with a heading that follow each other are one list. */
function wordsOf(texts: readonly HeadedParagraph[]): Html[] {
  const runs: HeadedParagraph[][] = [];
  for (const each of texts) {
    const last = runs.at(-1);
    if (last && Boolean(last[0]?.heading) === Boolean(each.heading)) last.push(each);
    else runs.push([each]);
  }
  return runs.map((run) => (run[0]?.heading ? html`<dl>${run.map(answer)}</dl>` : html`${run.map(paragraph)}`));
}

function answer({ heading, text }: HeadedParagraph): Html {
  return html`<dt>${heading}</dt><dd class="text" dir="auto">${text}</dd>`;
}

function paragraph({ text }: HeadedParagraph): Html {
  return html`<p class="text" dir="auto">${text}</p>`;
}
