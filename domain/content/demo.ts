import type { Effect, Emotion } from "#domain/emotions.ts";
import type { JournalEmoji } from "#domain/journal.ts";
import type { ActionEntry } from "#domain/karma.ts";
import type { Mood } from "#domain/moods.ts";

type Sign = ActionEntry["classification"];

/** An action or event with its five answers. */
export interface DemoDeed extends ActionEntry {
  emotionResponse: Emotion;
  effectOnOthers: Effect;
  eventTitle: string;
  /** An answer to the first reflection question. */
  reflection?: string;
}

const did = (
  [classification, intention]: readonly [Sign, Sign],
  [emotionResponse, effectOnOthers]: readonly [Emotion, Effect],
  eventTitle: string,
  reflection?: string,
): DemoDeed => ({
  type: "action",
  classification,
  intention,
  emotionResponse,
  effectOnOthers,
  eventTitle,
  ...(reflection ? { reflection } : {}),
});

const met = (
  classification: Sign,
  [emotionResponse, effectOnOthers]: readonly [Emotion, Effect],
  eventTitle: string,
  reflection?: string,
): DemoDeed => ({
  type: "event",
  classification,
  intention: null,
  emotionResponse,
  effectOnOthers,
  eventTitle,
  ...(reflection ? { reflection } : {}),
});

const kind = ["positive", "positive"] as const;
const unkind = ["negative", "negative"] as const;
const meantWell = ["negative", "positive"] as const;

/** The actions and events of a person in a small town, the most frequent first. */
export const demoDeeds: readonly DemoDeed[] = [
  did(
    kind,
    ["happy", "happy"],
    "Carried a neighbour’s shopping up",
    "She told me about the cherry trees that stood where the garage is now.",
  ),
  did(kind, ["calm", "great"], "Held the door for the whole queue"),
  did(kind, ["great", "happy"], "Cooked for two, and ate with Priya"),
  met("positive", ["happy", "no_one_affected"], "The bus waited for me"),
  did(
    kind,
    ["happy", "calm"],
    "Rang Dad and listened",
    "He talked about his tomatoes for twenty minutes, and I liked it.",
  ),
  did(kind, ["calm", "happy"], "Helped Jonas with his form"),
  met("positive", ["great", "great"], "A note from a reader at work"),
  did(unkind, ["annoyed", "annoyed"], "Snapped at the meeting", "I interrupted Jonas twice before he had finished."),
  did(kind, ["love", "love"], "Baked Mara’s birthday cake"),
  met("negative", ["annoyed", "no_one_affected"], "Rain in my shoes, all day"),
  did(kind, ["happy", "great"], "Gave my seat to a man with a cello"),
  did(
    meantWell,
    ["embarrassed", "confused"],
    "Told Priya what I thought of the plan",
    "It was true, and the kitchen was the wrong place for it.",
  ),
  met("positive", ["calm", "calm"], "Tea on the step with next door"),
  did(kind, ["happy", "happy"], "Watered the plants on our whole floor"),
  met("negative", ["overwhelmed", "annoyed"], "Three things due on one day"),
  did(kind, ["great", "great"], "Fixed Mara’s bicycle with her", "She did the last part alone."),
  did(unkind, ["angry", "hurt"], "Shouted in traffic"),
  met("positive", ["love", "love"], "Mum came by with soup"),
  did(kind, ["calm", "no_one_affected"], "Picked up litter in the park"),
  met("negative", ["sad", "sad"], "The bakery on the corner closed"),
  did(kind, ["happy", "happy"], "Thanked the man who sweeps our street"),
  did(unkind, ["annoyed", "sad"], "Was late again, and blamed the tram"),
  met("positive", ["ecstatic", "happy"], "The choir sang it all the way through"),
  did(kind, ["calm", "happy"], "Left the last two rolls for the next person"),
];

/** The notes of moods. A mood that is missing here has no notes. */
export const demoNotes: Readonly<Partial<Record<Mood, readonly string[]>>> = {
  calm: [
    "Walked to work through the park and counted four herons.",
    "Slept well. The kettle, the radio, nothing else.",
    "An hour with the door open and a book.",
  ],
  happy: [
    "Soup with Priya. She has a new bicycle and no bell yet.",
    "The beans have come up.",
    "Mara laughed until she hiccupped.",
  ],
  great: ["Everything on the list, and home by five.", "Sang in the kitchen. The neighbours knew the tune."],
  joyful: ["First warm evening. Everybody was out."],
  tired: ["A long day.", "Woke at four and stayed awake until the gulls began.", "Too many small things."],
  neutral: ["A day like a Tuesday."],
  thinking_it_over: ["Whether to say it now or after the weekend."],
  anxious: ["The call that I keep moving to tomorrow."],
  sad: ["Missed Gran today. Made her dumplings."],
  annoyed: ["The printer, again."],
  overwhelmed: ["Three deadlines and a dentist."],
  love: ["Dad saved me the first tomato."],
  strong: ["Up the hill without stopping."],
};

/** The title and first words of journal pages, with their emoji. */
export const demoPages: readonly (readonly [emoji: JournalEmoji, title: string, first: string])[] = [
  ["peaceful", "Snow on the sill", "It fell all night and nobody had told us."],
  ["happy", "The allotment", "We took on the strip behind the school, Priya and I."],
  ["reflection", "What I said at lunch", "I have turned it over all afternoon."],
  ["grateful", "Mum’s hands", "She showed me how to fold the dough, and I watched her hands more than the dough."],
  ["inspired", "The choir", "Forty people who cannot sing, and then they do."],
  ["reflection", "A slow Sunday", "Nothing was planned and most of it happened."],
  ["love", "Mara is seven", "She wanted a cake with a fox on it, and it was nearly a fox."],
  ["hopeful", "New job, first week", "I know four names and where the spoons are."],
  ["frustrated", "Forms", "Eleven pages for one shelf."],
  ["peaceful", "Up early", "The street belonged to the cats."],
  ["happy", "Priya’s bicycle", "Green, second hand, and faster than mine."],
  ["overwhelmed", "All at once", "I wrote everything down first, and it was less than it felt."],
];

/** Sentences that continue a journal page; each page gets two or three. */
export const demoSentences: readonly string[] = [
  "Dad would have liked it.",
  "I walked home the long way.",
  "Jonas asked, and I said yes before I had thought about it.",
  "There were more people than chairs.",
  "The soup was too salty and we ate all of it.",
  "Next door played the same record twice.",
  "I want to remember the light on the wall.",
  "We talked about Gran, and then about shoes.",
  "Mara asked why the moon follows us.",
  "It took an hour, and it was the best hour of the week.",
  "I said sorry, and it was fine.",
  "The cat from number nine came in and sat on the plan.",
  "I was tired in the good way.",
  "Priya says doing less suits me.",
  "Nobody was in a hurry for once.",
  "I took one photo and put the phone away.",
  "On the way back it smelled of bread.",
  "I slept like a stone.",
];

/** The person's tags, by their groups. An entry has those whose words its texts contain. */
export const demoTags: readonly (readonly [name: string, group: string, words: RegExp])[] = [
  ["Priya", "People", /Priya/],
  ["Mara", "People", /Mara/],
  ["Jonas", "People", /Jonas/],
  ["Mum and Dad", "People", /Mum|Dad/],
  ["walk", "What I did", /walk/i],
  ["cooked", "What I did", /cook|bake|dough|soup|dumpling/i],
  ["choir", "What I did", /choir|sang/i],
  ["the allotment", "Where", /allotment|beans|tomato/],
  ["work", "Where", /\bwork|meeting|printer|deadline|Three things|new job/i],
  ["the park", "Where", /park/],
  ["next door", "Where", /next door|neighbour/i],
];

/** Moods in the person's own words, each with the mood that it counts as. */
export const demoOwnMoods = [
  { name: "Unhurried", emoji: "🫖", value: "calm" },
  { name: "Absorbed", emoji: "🧶", value: "great" },
  { name: "Scattered", emoji: "🪁", value: "tired" },
] as const satisfies readonly { name: string; emoji: string; value: Mood }[];
