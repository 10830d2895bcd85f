import type { ActionEntry } from "#domain/karma.ts";
import type { Effect, Emotion } from "#domain/emotions.ts";
import type { JournalEmoji } from "#domain/journal.ts";
import type { Mood } from "#domain/moods.ts";

/** What every entry of the week has. */
interface SampleMoment {
  /** The time of day, such as "08:05". */
  time: string;
  tags?: readonly string[];
}

interface SampleDeed extends ActionEntry {
  kind: "action";
  title: string;
  words?: string;
  emotionResponse: Emotion;
  effectOnOthers: Effect;
}

interface SampleMood {
  kind: "mood";
  mood: Mood;
  words?: string;
}

interface SamplePage {
  kind: "journal";
  emoji: JournalEmoji;
  title: string;
  words: string;
}

export type SampleEntry = SampleMoment & (SampleDeed | SampleMood | SamplePage);

const kind = { kind: "action", type: "action", classification: "positive", intention: "positive" } as const;
const unkind = { kind: "action", type: "action", classification: "negative", intention: "negative" } as const;
const met = { kind: "action", type: "event", classification: "positive", intention: null } as const;

/** The made-up week of "Look inside", from Monday to Sunday. No sentence stands in it twice. */
export const sampleWeek: readonly (readonly [day: string, entries: readonly SampleEntry[]])[] = [
  [
    "Monday",
    [
      {
        kind: "journal",
        time: "09:10",
        emoji: "hopeful",
        title: "The plum tree",
        words: "Somebody has pruned the plum behind the bins. It looks embarrassed and much better.",
        tags: ["the yard"],
      },
      { kind: "mood", time: "20:15", mood: "calm", words: "A whole pot of tea, alone." },
    ],
  ],
  [
    "Tuesday",
    [
      {
        ...kind,
        time: "08:40",
        title: "Gave up my seat",
        words: "The man had a cello, and said I had saved them both.",
        emotionResponse: "happy",
        effectOnOthers: "great",
        tags: ["the tram"],
      },
      { kind: "mood", time: "17:30", mood: "tired", words: "Eleven pages for one shelf." },
    ],
  ],
  [
    "Wednesday",
    [
      {
        ...unkind,
        time: "19:05",
        title: "Let the phone ring",
        words: "It was my brother. I was not busy.",
        emotionResponse: "sad",
        effectOnOthers: "hurt",
        tags: ["Jonas"],
      },
    ],
  ],
  [
    "Thursday",
    [
      {
        ...kind,
        time: "18:20",
        title: "Rang him back",
        words: "We talked about the boat that we never built.",
        emotionResponse: "love",
        effectOnOthers: "calm",
        tags: ["Jonas"],
      },
    ],
  ],
  [
    "Friday",
    [
      {
        ...met,
        time: "13:15",
        title: "Soup at my door",
        words: "Priya from next door had made too much, she says.",
        emotionResponse: "great",
        effectOnOthers: "happy",
        tags: ["Priya", "next door"],
      },
      { kind: "mood", time: "22:05", mood: "happy", words: "Choir. Forty people who cannot sing, and then they do." },
    ],
  ],
  ["Saturday", [{ kind: "mood", time: "10:30", mood: "strong", words: "Up the hill without stopping." }]],
  [
    "Sunday",
    [
      {
        kind: "journal",
        time: "21:00",
        emoji: "peaceful",
        title: "Nothing planned",
        words: "Most of it happened anyway. I want to remember the light on the wall at six.",
      },
    ],
  ],
];
