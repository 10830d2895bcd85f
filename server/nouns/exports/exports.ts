import { html, raw } from "hono/html";
import { brand } from "#domain/brand.ts";
import { minuteIn } from "#domain/clocks.ts";
import { fullNameOfDay } from "#domain/dayNames.ts";
import { localDateOf, type LocalDate } from "#domain/days.ts";
import { effectFaces, emotionFaces } from "#domain/emotions.ts";
import { journalFaces } from "#domain/journal.ts";
import type { Karma } from "#domain/karma.ts";
import { coalLabel } from "#domain/karmaWords.ts";
import { moodFaces } from "#domain/moods.ts";
import { reflectionQuestions } from "#domain/reflections.ts";
import { nameOfPage, titleOf } from "#domain/titles.ts";
import { defaultDescription } from "#domain/wizard.ts";
import type { Owner } from "#server/base/viewer.ts";
import type { ActionRow } from "#server/nouns/actions/actions.ts";
import type { JournalRow } from "#server/nouns/journal/journal.ts";
import type { MoodRow } from "#server/nouns/moods/moods.ts";
import { withoutDeadline } from "#server/base/deadline.ts";
import { listHistory, type Entry } from "#server/nouns/history/history.ts";
import { printColors, palette } from "#server/kit/http/htmlPage.ts";
import { spend } from "#server/kit/allowances.ts";
import { sql } from "#server/store/db.ts";
import { cursorOf, dateText, rowsAtATime } from "#server/store/pages.ts";

/** A diary as a file to keep. Its HTML comes in pieces, so that no diary has to fit in memory. */
export interface JournalFile {
  name: string;
  pieces: AsyncGenerator<string>;
}

/** All that the viewer has written, newest first, as one page (docs/rules.md, Export). Throws TooMany after five in an hour. */
export async function exportJournal(viewer: Owner): Promise<JournalFile> {
  await spend("exports", viewer.id);
  const today = localDateOf(new Date(), viewer.zone);
  return { name: `${brand.toLowerCase()}-journal-${viewer.username}-${today}.html`, pieces: piecesOf(viewer, today) };
}

async function* piecesOf(viewer: Owner, today: string): AsyncGenerator<string> {
  yield startOfPage(viewer, today, await withoutDeadline(() => agreementOf(viewer)));

  let olderThan: string | undefined;
  let day = "";
  for (;;) {
    const window = { limit: rowsAtATime, olderThan };
    const entries = await withoutDeadline(() => listHistory(viewer, window, "all", { withHidden: true }));
    for (const entry of entries) {
      const date = dateText(entry.row.localDate);
      if (date !== day) yield html`${day && endOfDay}<section><h2>${fullNameOfDay(date)}</h2>`;
      day = date;
      yield articleOf(entry);
    }
    const last = entries.at(-1);
    if (!last || entries.length < rowsAtATime) break;
    olderThan = cursorOf(last.row);
  }
  yield html`${day ? endOfDay : html`<p>Nothing is written yet.</p>`}</main></body></html>\n`;
}

type Html = ReturnType<typeof html>;

const endOfDay = html`</section>`;

interface Agreement {
  /** The text of the legal pages, by its day. */
  agreedTo: LocalDate;
  agreedAt: Date;
}

/** What the person agreed to when they registered, if that is known. */
async function agreementOf({ id }: Owner): Promise<Agreement | undefined> {
  const [agreement] = await sql<Agreement>`
    select "agreedTo", "agreedAt" from "User" where id = ${id}::uuid and "agreedTo" is not null`;
  return agreement;
}

function agreementText({ agreedTo, agreedAt }: Agreement, zone: string): Html {
  return html`<p class="soft">On ${fullNameOfDay(localDateOf(agreedAt, zone))} you agreed to the Terms & Conditions and the Privacy Policy
as they last changed on ${fullNameOfDay(agreedTo)}, and that ${brand} keeps what you write about your health and feelings.</p>
`;
}

function startOfPage({ username, displayName, zone }: Owner, today: string, agreement: Agreement | undefined): Html {
  const name = displayName ?? username;
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${brand}: the journal of ${name}</title><style>${style}</style></head>
<body><main><h1>The journal of <bdi>${name}</bdi></h1><p class="soft">Written with ${brand}, saved on ${fullNameOfDay(today)}.</p>
${agreement && agreementText(agreement, zone)}`;
}

function articleOf(entry: Entry): Html {
  if (entry.kind === "Action") return actionArticle(entry.row);
  return entry.kind === "Mood" ? moodArticle(entry.row) : journalArticle(entry.row);
}

function actionArticle(action: ActionRow): Html {
  const { emotionResponse: response, effectOnOthers: effect } = action;
  const questions = reflectionQuestions(action);
  const answers = [action.reflection1, action.reflection2, action.reflection3];
  const reflections = questions.map(
    (question, index) => answers[index] && html`<dt>${question}</dt><dd class="text" dir="auto">${answers[index]}</dd>`,
  );
  const facts = [
    action.type === "action" ? "I did something" : "Something happened",
    action.classification === "positive" ? "Positive" : "Negative",
    ...(action.intention ? [`Intention: ${action.intention}`] : []),
    `Felt ${emotionFaces[response].label}`,
    effect === "no_one_affected" ? effectFaces[effect].label : `Others: ${effectFaces[effect].label}`,
    karmaText(action),
  ];
  return article(action, emotionFaces[response].emoji, titleOf(action), facts, [
    // Without a title the description is one already, unless it is the form's own.
    action.eventTitle && action.description !== defaultDescription && paragraph(action.description),
    reflections.some(Boolean) && html`<dl>${reflections}</dl>`,
    paragraph(action.note),
  ]);
}

function moodArticle(mood: MoodRow): Html {
  const { emoji, label } = moodFaces[mood.value];
  return article(mood, emoji, mood.journalTitle ?? label, ["Mood check", label], [paragraph(mood.note)]);
}

function journalArticle(entry: JournalRow): Html {
  const { emoji, label } = journalFaces[entry.emoji];
  const face = entry.isUnreadable ? [] : [label];
  return article(
    entry,
    emoji,
    nameOfPage(entry),
    ["Journal entry", ...face, karmaText({ gold: entry.gold, coal: 0 })],
    [paragraph(entry.body)],
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
  parts: unknown[],
): Html {
  const time = minuteIn(timeZone, occurredAt).slice(-5);
  return html`<article><h3>${emoji} <bdi>${title}</bdi> <time datetime="${occurredAt.toISOString()}">${time}</time></h3>
<p class="soft">${facts.filter(Boolean).join(" · ")}</p>${isUnreadable ? unreadable : parts}</article>
`;
}

const unreadable = html`<p class="soft">What was written here cannot be opened. It was not deleted.</p>`;

function karmaText({ gold, coal }: Karma): string {
  const parts = [
    ...(gold ? [`${gold} Good Karma`] : []),
    ...(coal > 0 ? [`${coal} ${coalLabel(coal)}`] : []),
    ...(coal < 0 ? [`${-coal} ${coalLabel(coal)} taken back`] : []),
  ];
  return parts.join(", ");
}

function paragraph(text: string | null): Html | null {
  return text ? html`<p class="text" dir="auto">${text}</p>` : null;
}

// The file is read far from here: it brings its colours along, and takes its letters from the device.
const style = raw(`${palette}
  body { margin: 0; font: 1.0625rem/1.6 Georgia, serif; color: var(--ink); background: var(--sky-low); }
  main { max-width: 42rem; margin: 0 auto; padding: 48px 16px 96px; }
  h1 { margin: 0 0 4px; font-size: 2.125rem; line-height: 1.2; }
  h2 { margin: 0; padding-bottom: 12px; font-size: 1.3125rem; } h3 { margin: 0; font-size: 1.125rem; }
  section { margin-top: 24px; padding: 20px 24px 8px; border-radius: 22px 20px 24px 20px / 20px 24px 20px 22px;
    background: var(--surface); box-shadow: 0 0 0 1px var(--line); }
  article { padding: 16px 0; border-top: 1px solid var(--line); break-inside: avoid-page; }
  time, .soft { color: var(--soft); font-weight: 400; font-size: .9375rem; }
  .text { white-space: pre-wrap; overflow-wrap: anywhere; unicode-bidi: plaintext; }
  p { margin: 4px 0; } dl { margin: 8px 0 0; } dt { font-style: italic; } dd { margin: 0 0 8px; }
  @media print { :root:root:root { ${printColors} } body { background: none; font-size: 11pt; } main { padding: 0; }
    section { padding: 0; background: none; box-shadow: none; } }`);
