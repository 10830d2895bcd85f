import { html } from "hono/html";
import { minuteIn } from "#domain/clocks.ts";
import { beginsWithLetter } from "#domain/book.ts";
import { emotionFaces } from "#domain/emotions.ts";
import { factsOfAction, factsOfMood, factsOfPage } from "#domain/entries/facts.ts";
import { headedParagraphsOf, type HeadedParagraph } from "#domain/entries/headings.ts";
import { kindNameOf } from "#domain/entries/kinds.ts";
import { titlesOf } from "#domain/entries/reading.ts";
import { journalFaces } from "#domain/journal.ts";
import type { ActionRow } from "#server/nouns/actions/actions.ts";
import type { Entry, OwnWords } from "#server/nouns/history/history.ts";
import type { JournalRow } from "#server/nouns/journal/journal.ts";
import type { MoodRow } from "#server/nouns/moods/moods.ts";
import { faceBy, type OwnMood } from "#server/nouns/words/ownMoods.ts";

type Html = ReturnType<typeof html>;

/** An entry in the book. The `isFirst` page of a month begins with a large letter. */
export function articleOf(entry: Entry & OwnWords, isFirst: boolean): Html {
  const tags = entry.ownTags.map(({ name }) => name);
  const texts = headedParagraphsOf(kindNameOf[entry.kind], entry.row, "file");
  if (entry.kind === "Action") return actionArticle(entry.row, tags, texts);
  return entry.kind === "Mood"
    ? moodArticle(entry.row, entry.ownMood, tags, texts)
    : journalArticle(entry.row, isFirst, tags, texts);
}

function actionArticle(action: ActionRow, tags: readonly string[], texts: readonly HeadedParagraph[]): Html {
  const { emoji } = emotionFaces[action.emotionResponse];
  return article(action, emoji, titlesOf("action", action).name, factsOfAction(action, tags), texts);
}

function moodArticle(
  mood: MoodRow,
  own: OwnMood | undefined,
  tags: readonly string[],
  texts: readonly HeadedParagraph[],
): Html {
  const { emoji, label } = faceBy(own, mood.value);
  const { own: title } = titlesOf("mood", mood);
  const facts = factsOfMood(title ? label : undefined, mood.finerWord, tags);
  return article(mood, emoji, title ?? label, facts, texts);
}

function journalArticle(
  entry: JournalRow,
  isFirst: boolean,
  tags: readonly string[],
  texts: readonly HeadedParagraph[],
): Html {
  const { emoji, label } = journalFaces[entry.emoji];
  const { own, name } = titlesOf("journal", entry);
  return article(
    entry,
    emoji,
    // A page without a title begins with its own first words.
    own ?? (entry.isUnreadable ? name : ""),
    factsOfPage(entry.isUnreadable ? undefined : label, entry.gold, tags),
    texts,
    isFirst && beginsWithLetter(entry.body) ? "page first" : "page",
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
  facts: string,
  texts: readonly HeadedParagraph[],
  kind = "entry",
): Html {
  const time = minuteIn(timeZone, occurredAt).slice(-5);
  return html`<article class="${kind}"><h4><span class="face">${emoji}</span> ${title && html`<bdi>${title}</bdi> `}<time datetime="${occurredAt.toISOString()}">${time}</time></h4>
<p class="facts">${facts}</p>${isUnreadable ? unreadable : wordsOf(texts)}</article>
`;
}

const unreadable = html`<p class="facts">What was written here cannot be opened. It was not deleted.</p>`;

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
