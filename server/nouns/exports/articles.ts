import { html } from "hono/html";
import { minuteIn } from "#domain/clocks.ts";
import { effectFaces, emotionFaces } from "#domain/emotions.ts";
import { headedParagraphsOf, type HeadedParagraph } from "#domain/entries/headings.ts";
import { kindNameOf } from "#domain/entries/kinds.ts";
import { titlesOf } from "#domain/entries/reading.ts";
import { journalFaces } from "#domain/journal.ts";
import type { Karma } from "#domain/karma.ts";
import { coalLabel } from "#domain/karmaWords.ts";
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
  const { own, name } = titlesOf("journal", entry);
  return article(
    entry,
    emoji,
    // A page without a title begins with its own first words.
    own ?? (entry.isUnreadable ? name : ""),
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
  return html`<article class="${kind}"><h4><span class="face">${emoji}</span> ${title && html`<bdi>${title}</bdi> `}<time datetime="${occurredAt.toISOString()}">${time}</time></h4>
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
