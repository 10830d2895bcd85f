import { describe, expect, test } from "vitest";
import { countries } from "#domain/content/countries.ts";
import { helplines } from "#domain/content/helplines.ts";
import { quotes } from "#domain/content/quotes.ts";
import {
  defaultReflectionQuestions,
  noOneAffectedQuestion,
  reflectionQuestionSets,
} from "#domain/content/reflections.ts";
import { smallQuestions } from "#domain/content/smallQuestions.ts";
import { supportiveSentences } from "#domain/content/supportiveSentences.ts";
import { tips } from "#domain/content/tips.ts";
import { emotionFaces, emotions } from "#domain/emotions.ts";
import { allFinerWords, finerWordFor, finerWordsOf } from "#domain/finerWords.ts";
import { linesOf, type CountryHelp } from "#domain/helplines.ts";
import { defaultMood } from "#domain/moodCard.ts";
import { moodFaces, moodGroups, moods } from "#domain/moods.ts";
import { readPapers } from "#tests/support/citations.ts";
import { unsafe } from "#tests/support/unsafeWords.ts";

const questionSets = (["action", "event"] as const).flatMap((type) =>
  (["positive", "negative"] as const).flatMap((classification) =>
    emotions.map((emotion) => reflectionQuestionSets[type][classification][emotion]),
  ),
);
const questions = [...questionSets.flat(), ...defaultReflectionQuestions];
const quoteTexts = quotes.map(({ text }) => text);
const sentences = moods.flatMap((mood) => supportiveSentences[mood]);
const tipTexts = tips.flatMap(({ title, message }) => [title, message]);

/** The feelings in which a careless word does most harm. */
const hardest = ["sad", "hurt", "depressed", "heart_broken", "overwhelmed", "anxious"] as const;

/** Well-known sayings that a line once resembled: the word stems that no line may combine, and that line. */
const knownSayings = [
  { stems: "rest opposite work", line: "Rest is not the opposite of work; it is the handle you carry it by." },
  { stems: "leave than found", line: "Leave the bench drier than you found it." },
  { stems: "gossip fire", line: "The gossip you do not pass on is a fire put out without water." },
  { stems: "hand smell", line: "Pull a weed from the neighbour’s path and your own hands smell of spring." },
  { stems: "nobody watching", line: "You grow into whoever you are when nobody is watching the till." },
  { stems: "light lamp others", line: "Light the lamp on the stairs for others and you will find your own keys." },
  { stems: "bravest words", line: "The bravest words in many a house are these: could you give me a hand." },
  { stems: "tomorrow worr", line: "Tomorrow’s worries keep better in tomorrow’s drawer." },
  { stems: "mood somebody else", line: "The way out of a bad mood often runs through somebody else’s errand." },
  { stems: "silence empty", line: "Silence is not empty; listen to how much furniture it has." },
  { stems: "doubl told", line: "Say what made you smile; it doubles when it is told." },
  { stems: "ride while wind", line: "Ride it while the wind is with you." },
  { stems: "stuck road end", line: "Stuck is a place on the road, not the end of it." },
  { stems: "debt repaid else", line: "Some debts can only be repaid to somebody else." },
  { stems: "never kindness reach", line: "You will never meet most of the people your kindness reaches." },
  { stems: "speak waiter", line: "A child is watching how you speak to the waiter." },
  { stems: "sweep step", line: "Sweep your step and the dust moves to the street." },
  { stems: "win leave way home", line: "When you win, leave the other side a way to go home smiling." },
  { stems: "fence neighbour", line: "A fence paid for by both neighbours seldom falls." },
  { stems: "compare yesterday", line: "If you must compare, compare today’s bread with yesterday’s." },
  { stems: "chase calm", line: "Do not chase calm down the road; sit on the wall and let it come by." },
  { stems: "pause repl", line: "There is a lake in the pause before you reply." },
] as const;

/**
 * Seasons are reversed on half of the planet. Months need a capital letter, because "may" and "march" are ordinary
 * words.
 */
const seasons =
  /\b(?:[Ss]prings?|[Ss]ummer\w*|[Aa]utumn\w*|[Ww]int(?:er\w*|ry)|[Ss]now\w*|[Ii]cy|[Ff]rost\w*|[Hh]arvest\w*|[Mm]onsoon|[Cc]hristmas|[Ee]aster|[Rr]amadan|[Dd]iwali|[Ss]easons?|[Ff]irst warm day|January|February|March|April|May|June|July|August|September|October|November|December)\b/;

/** A mood stays current until the next one, so its sentence may be read at any time. */
const times =
  /\b(?:today|tonight|tomorrow|yesterday|now|days?|weekends?|weeks?|months?|years?|hours?|minutes?|seconds?|mornings?|noon|afternoons?|evenings?|nights?|midnight|dawn|dusk|breakfast|lunch|dinner|supper|bedtime|(?:mon|tues|wednes|thurs|fri|satur|sun)day|spring|summer|autumn|winter)\b/i;

describe("a person asked to reflect", () => {
  test("finds three questions for every type, classification and emotion", () => {
    expect(questionSets).toHaveLength(72);
    expect(questionSets.every((set) => set.length === 3)).toBe(true);
  });

  test("never meets the same question in two sets", () => {
    expect(repeated(questions)).toEqual([]);
  });

  test("is always asked something, briefly", () => {
    expect(questions.filter((question) => !/[^?]\?$/.test(question))).toEqual([]);
    expect(outside(25, 140, questions)).toEqual([]);
  });

  test("meets many ways of opening a question", () => {
    const openings = questions.map((question) => question.split(" ", 1).join());

    expect(openings.filter((word) => word === "What").length).toBeLessThan(questions.length / 5);
    expect(new Set(openings).size).toBeGreaterThan(20);
  });

  test.each(["anxious", "hurt", "heart_broken", "overwhelmed", "depressed"] as const)(
    "who felt %s is asked last who could be there for them, never who paid",
    (emotion) => {
      const thirds = setsOf(emotion).map(([, , third]) => third);

      expect(thirds).toHaveLength(4);
      expect(thirds.filter((third) => !namesHelp(third))).toEqual([]);
    },
  );

  test('"who paid" is recognised', () => {
    expect(namesHelp("Who got the overflow, and what had they done to be standing there?")).toBe(false);
    expect(namesHelp("Did your unease make the others hold back their gladness?")).toBe(false);
  });

  test("is not told first what they did or felt", () => {
    expect(questions.filter(tellsFirst)).toEqual([]);
    expect(tellsFirst("It was good and you shrugged; where were your thoughts at the time?")).toBe(true);
  });

  test("seldom gets away with yes or no, nor finds two questions in one", () => {
    expect(questions.filter(asksYesOrNo).length).toBeLessThanOrEqual(13);
    expect(questions.filter(asksTwice).length).toBeLessThanOrEqual(16);

    expect(asksYesOrNo("Must you understand a good thing before you can accept it?")).toBe(true);
    expect(asksTwice("Who was the first to hear of it, and what did it do to their day?")).toBe(true);
  });

  test("is asked about an imagined bystander, when nobody else was affected", () => {
    expect(noOneAffectedQuestion).toBe(
      "Even if no one else was affected, how do you think someone else might have reacted if they were there",
    );
  });
});

describe("a person reading the quote of the day", () => {
  test("goes through a hundred on karma, a hundred on positive living and a hundred on meditation, in that order", () => {
    expect(quotes.map(({ category }) => category)).toEqual([
      ...Array<string>(100).fill("Karma"),
      ...Array<string>(100).fill("Positive Living"),
      ...Array<string>(100).fill("Meditation"),
    ]);
  });

  test("never reads the same one twice in a round", () => {
    expect(repeated(quoteTexts)).toEqual([]);
  });

  test("reads a line that fits the card", () => {
    expect(outside(30, 160, quoteTexts)).toEqual([]);
  });

  test("never reads of a season that is not theirs", () => {
    expect(quoteTexts.filter((text) => seasons.test(text))).toEqual([]);
  });

  test.each([
    "Old kindnesses turn up like coins in a winter coat.",
    "What you plant in a temper you will be weeding in August.",
    "The first warm day belongs to whoever drops everything.",
    "The hush before snow has no entrance fee.",
  ])("a season is seen in: %s", (line) => {
    expect(line).toMatch(seasons);
  });

  test("is never told what anybody deserves, nor to forgive", () => {
    expect(quoteTexts.filter((text) => /\bdeserv|\bto forgive\b/i.test(text))).toEqual([]);
  });

  test("does not hear the same hinge every other day", () => {
    expect(quoteTexts.filter(isHinged).length).toBeLessThanOrEqual(45);
    expect(isHinged("Kindness has poor eyesight; it seldom checks who deserves it.")).toBe(true);
  });
});

describe("a person asked the small question of the day", () => {
  test("goes through sixty, none of them twice", () => {
    expect(smallQuestions).toHaveLength(60);
    expect(repeated(smallQuestions)).toEqual([]);
  });

  test("is asked one thing in five to nine words, which takes more than yes or no", () => {
    expect(smallQuestions.filter((question) => !/^(?:\S+ ){4,8}\S+[^?]\?$/.test(question))).toEqual([]);
    expect(smallQuestions.filter((question) => asksYesOrNo(question) || asksTwice(question))).toEqual([]);
    expect(smallQuestions.filter(tellsFirst)).toEqual([]);
  });

  test("is not asked for company, for a body that works, for a meal or for a past day", () => {
    const presumed =
      /\b(?:friends?|family|partner|mother|father|child\w*|colleagues?|jobs?|walk\w*|run|ran|saw|see|hear|heard|hearing|eat\w*|ate|food|meals?|yesterday|why)\b/i;

    expect(smallQuestions.filter((question) => presumed.test(question))).toEqual([]);
  });

  test("never reads of a season that is not theirs", () => {
    expect(smallQuestions.filter((question) => seasons.test(question))).toEqual([]);
  });
});

describe("a person asking for a wellness tip", () => {
  test("can tell every two of them apart", () => {
    expect(repeated(tips.map(({ id }) => id))).toEqual([]);
    expect(repeated(tips.map(({ title }) => title))).toEqual([]);
    expect(repeated(tips.map(({ message }) => message))).toEqual([]);
    expect(new Set(tips.map(({ icon }) => icon)).size).toBe(tips.length);
  });

  test("reads a short title and a message that can be followed at once", () => {
    expect(
      outside(
        5,
        40,
        tips.map(({ title }) => title),
      ),
    ).toEqual([]);
    expect(
      outside(
        60,
        260,
        tips.map(({ message }) => message),
      ),
    ).toEqual([]);
  });

  test("sees a picture beside it", () => {
    expect(tips.filter(({ icon }) => !isEmoji(icon))).toEqual([]);
  });
});

describe("a person choosing a mood", () => {
  test("is offered the 24 moods in the order of the grid", () => {
    expect(moods.join(", ")).toBe(
      "joyful, happy, great, ecstatic, calm, neutral, sad, frustrated, anxious, hurt, embarrassed, jealous, confused, " +
        "overwhelmed, depressed, annoyed, heart_broken, love, in_love, tired, crazy, thinking_it_over, emotional, strong",
    );
  });

  test("sees a different emoji and label for each", () => {
    const faces = moods.map((mood) => moodFaces[mood]);

    expect(new Set(faces.map(({ emoji }) => emoji)).size).toBe(24);
    expect(faces.filter(({ emoji }) => !isEmoji(emoji))).toEqual([]);
    expect(repeated(faces.map(({ label }) => label))).toEqual([]);
  });

  test("reads each label as its key in words", () => {
    const keys = moods.map((mood) => moodFaces[mood].label.toLowerCase().replaceAll(" ", "_"));

    expect(keys).toEqual(moods);
  });

  test("sees the face the same feeling has when logging an action", () => {
    const shared = emotions.filter((emotion) => emotion !== "angry");

    expect(shared.map((emotion) => moodFaces[emotion])).toEqual(shared.map((emotion) => emotionFaces[emotion]));
  });

  test("is shown as calm and content until then", () => {
    expect(defaultMood).toEqual({ emoji: "😊", label: "Calm & Content" });
  });

  test("has a happy, a calm or a sad day by it, at most one of the three", () => {
    const grouped = Object.values(moodGroups).flat();

    expect(Object.keys(moodGroups)).toEqual(["happy", "calm", "sad"]);
    expect(new Set(grouped).size).toBe(grouped.length);
  });

  test("reads one of four sentences meant for that mood alone", () => {
    expect(moods.filter((mood) => supportiveSentences[mood].length !== 4)).toEqual([]);
    expect(repeated(sentences)).toEqual([]);
    expect(outside(30, 120, sentences)).toEqual([]);
  });

  test("may read it at any time", () => {
    expect(sentences.filter((text) => times.test(text))).toEqual([]);
  });

  test.each(["Even the bus stop looks well lit today.", "You need not have an answer by supper."])(
    "a time is seen in: %s",
    (line) => {
      expect(line).toMatch(times);
    },
  );
});

describe("a person with one of the hardest feelings", () => {
  test("may be told what they need not do", () => {
    expect(unsafe.filter(({ words }) => words.test("You don’t have to carry this by yourself."))).toEqual([]);
  });

  test.each(hardest)("after saving %s may read that another person could help", (mood) => {
    const named = supportiveSentences[mood].filter((text) => /\b(?:someone|one person)\b/i.test(text));

    expect(named).not.toEqual([]);
  });
});

/** Abuse, grief, illness and hunger are logged as any mood, and quotes and tips meet everybody. So no text is left out. */
describe("a person on the worst day of their life", () => {
  const quotesAndTips = [...quoteTexts, ...tipTexts];
  const besideFeelings = [
    ...questions,
    ...smallQuestions,
    ...sentences,
    ...allFinerWords.flatMap(({ word, definition }) => [word, definition]),
  ];

  test.each(unsafe)("never reads $kind", ({ words, exceptInQuotesAndTips }) => {
    const texts = exceptInQuotesAndTips ? besideFeelings : [...besideFeelings, ...quotesAndTips];

    expect(texts.filter((text) => words.test(text))).toEqual([]);
  });

  test.each(unsafe)("would not read $kind by mistake", ({ words, lines }) => {
    expect(lines.filter((line) => !words.test(line))).toEqual([]);
  });

  test("meets an exception in quotes and tips for one kind alone", () => {
    expect(unsafe.filter(({ exceptInQuotesAndTips }) => exceptInQuotesAndTips).map(({ kind }) => kind)).toEqual([
      "a place",
    ]);
  });
});

describe("a person who saved a mood", () => {
  const texts = allFinerWords.flatMap(({ word, definition }) => [word, definition]);

  test.each(moods)(
    "is offered three finer words for %s, or four with one for fear, anger, shame or emptiness",
    (mood) => {
      const fourth = { anxious: "afraid", annoyed: "angry", embarrassed: "ashamed", depressed: "empty" } as const;

      expect(finerWordsOf(mood).map(({ word }) => word)).toEqual([
        expect.any(String),
        expect.any(String),
        expect.any(String),
        ...(mood in fourth ? [fourth[mood as keyof typeof fourth]] : []),
      ]);
    },
  );

  test("is offered each word for one mood alone, in one plain word and one line", () => {
    expect(repeated(allFinerWords.map(({ word }) => word))).toEqual([]);
    expect(allFinerWords.filter(({ word }) => !/^[a-z]{3,12}$/.test(word))).toEqual([]);
    expect(allFinerWords.filter(({ definition }) => !/^[A-Z][^.!?]{8,42}\.$/.test(definition))).toEqual([]);
    expect(repeated(allFinerWords.map(({ definition }) => definition))).toEqual([]);
  });

  // "Ashamed" and "afraid" are what people who are hurt at home first say of themselves. They name a feeling and judge nobody.
  test("is given no diagnosis, no verdict and no advice", () => {
    const wounding =
      /\b(?:disorder|depress\w*|mani\w*|bipolar|panic|trauma\w*|toxic|clingy|needy|dramatic|irrational|paranoid|weak|lazy|guilt\w*|shame\w*|hopeless|worthless|useless|failure|your fault|try|you|your)\b/i;

    expect(texts.filter((text) => wounding.test(text))).toEqual([]);
  });

  test("finds a word by its name only for the mood that it belongs to", () => {
    expect(finerWordFor("anxious", "RESTLESS")).toBe("restless");
    expect(finerWordFor("calm", "restless")).toBeUndefined();
    expect(finerWordFor("calm", null)).toBeUndefined();
  });
});

describe("a person registering", () => {
  test("finds their country once, in alphabetical order", () => {
    expect(countries).toHaveLength(197);
    expect(repeated(countries)).toEqual([]);
    expect(countries).toEqual(countries.toSorted(new Intl.Collator("en").compare));
  });
});

/** Counts stand in the documents alone, so that who adds or takes away a text changes them there. */
test.each([
  ["docs/rules.md", `${tips.length} tips, one at random: ${countsOf(tips)}.`],
  ["docs/rules.md", `${countsOf(quotes, "on ")}, in this order.`],
  [
    "docs/rules.md",
    `in the list of ${smallQuestions.length}, so that none repeats within ${smallQuestions.length} days`,
  ],
  [
    "docs/operations.md",
    `${helplines.flatMap(linesOf).length} lines of ${withLines(({ talk }) => talk.length > 0)} countries, in ` +
      `${withLines(({ young }) => young !== undefined)} of them also for young people and in ` +
      `${withLines(({ violence }) => violence !== undefined)} for people hurt at home, and with the emergency numbers of ` +
      `${withLines(({ emergency }) => emergency !== undefined)} countries.`,
  ],
])("%s says how many there are: %s", (path, words) => {
  const text = readPapers().find((paper) => paper.path === path)?.text ?? "";

  // The document is long: the title of this test says what is looked for.
  expect(text.replaceAll(/\s+/g, " ").includes(words)).toBe(true);
});

describe("everything people read", () => {
  const definitions = allFinerWords.map(({ definition }) => definition);
  const texts = [...questions, ...smallQuestions, ...quoteTexts, ...sentences, ...countries, ...tipTexts].concat(
    definitions,
  );

  test("is typeset with curly apostrophes and no quotation marks", () => {
    expect(texts.filter((text) => /["'“”‘]/.test(text))).toEqual([]);
  });

  test("has no blanks around it and none doubled within", () => {
    expect(texts.filter((text) => text !== text.trim() || / {2}|\n/.test(text))).toEqual([]);
  });

  test("says nothing twice: no two lines share five words in a row", () => {
    expect(
      sharedRuns([...questions, ...smallQuestions, noOneAffectedQuestion, ...quoteTexts, ...sentences, ...tipTexts]),
    ).toEqual([]);
  });

  test("five words in a row are seen whatever stands between them", () => {
    const lines = ["Who could sit with you, and miss it too?", "Tonight: who could sit with you?", "Who could sit?"];

    expect(sharedRuns(lines)).toEqual(["who could sit with you"]);
  });

  test.each(knownSayings)("is our own, not: $line", ({ stems, line }) => {
    expect(texts.filter((text) => echoes(text, stems))).toEqual([]);
    expect(echoes(line, stems)).toBe(true);
  });
});

/** How many texts each category has, such as "8 mindfulness, 7 physical". */
function countsOf(texts: readonly { category: string }[], before = "") {
  const counts = texts.map(({ category }) => category).reduce(tally, {});
  return Object.entries(counts)
    .map(([category, count]) => `${count} ${before}${category.toLowerCase()}`)
    .join(", ");
}

function withLines(has: (help: CountryHelp) => boolean) {
  return helplines.filter(has).length;
}

function setsOf(emotion: (typeof emotions)[number]) {
  return (["action", "event"] as const).flatMap((type) =>
    (["positive", "negative"] as const).map((classification) => reflectionQuestionSets[type][classification][emotion]),
  );
}

/** True if a question asks for a person who could help or be near, now or next time. */
function namesHelp(question: string) {
  return /\bwho(?:m|se)?\b/i.test(question) && /\b(?:could|can|would|might)\b/.test(question);
}

/** True if a question begins with a statement. */
function tellsFirst(question: string) {
  return question.includes(";");
}

function isHinged(quote: string) {
  return quote.includes(";");
}

function asksYesOrNo(question: string) {
  return /^(?:Am|Are|Can|Could|Did|Do|Does|Had|Has|Have|Is|Must|Was|Were|Will|Would)\b/.test(question);
}

function asksTwice(question: string) {
  return /, (?:and|but|or) (?:are|can|could|did|do|does|had|has|have|how|is|was|were|what|when|where|which|who|whose|why|would)\b/.test(
    question,
  );
}

/** Sequences of five words that occur in more than one text. */
function sharedRuns(texts: readonly string[]) {
  const runs = texts.flatMap((text) => {
    const words = wordsOf(text);
    return [...new Set(words.slice(4).map((_, at) => words.slice(at, at + 5).join(" ")))];
  });
  return [...new Set(runs.filter((run, at) => runs.indexOf(run) !== at))];
}

/** True if a text has words with all these stems, in any order. */
function echoes(text: string, stems: string) {
  const words = wordsOf(text);
  return stems.split(" ").every((stem) => words.some((word) => word.startsWith(stem)));
}

function wordsOf(text: string) {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:’[\p{L}]+)*/gu) ?? [];
}

/** The texts that repeat an earlier one, ignoring case and punctuation. */
function repeated(texts: readonly string[]) {
  const bare = texts.map((text) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ""));
  return texts.filter((_, index) => bare.indexOf(bare[index] ?? "") !== index);
}

function outside(shortest: number, longest: number, texts: readonly string[]) {
  return texts.filter((text) => text.length < shortest || text.length > longest);
}

function tally(counts: Record<string, number>, word: string) {
  return { ...counts, [word]: (counts[word] ?? 0) + 1 };
}

function isEmoji(text: string) {
  return /^\p{Extended_Pictographic}\uFE0F?$/u.test(text);
}
