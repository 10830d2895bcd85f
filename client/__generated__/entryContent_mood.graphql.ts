/**
 * @generated SignedSource<<bd92f85e3a3129b2536b3072e9f105cf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type FinerWord = "ABANDONED" | "ACHING" | "AFRAID" | "AMAZED" | "ANGRY" | "ASHAMED" | "AWKWARD" | "BELITTLED" | "BETRAYED" | "BRAVE" | "BURDENED" | "CARING" | "CHEERFUL" | "CHERISHED" | "CLOSE" | "CONTENT" | "CURIOUS" | "DELIGHTED" | "DETERMINED" | "DISAPPOINTED" | "DISTANT" | "DRAINED" | "DREADING" | "ELATED" | "EMPTY" | "ENVIOUS" | "EXPOSED" | "FLAT" | "FOGGY" | "GLAD" | "GRIEVING" | "HEAVY" | "HOPEFUL" | "HUMILIATED" | "IMPATIENT" | "IRRITATED" | "LISTLESS" | "LIVELY" | "LONELY" | "LONGING" | "LOST" | "MISTRUSTFUL" | "MOVED" | "NUMB" | "OVERLOOKED" | "PEACEFUL" | "PLAYFUL" | "POWERLESS" | "PROTECTIVE" | "PROUD" | "PUZZLED" | "RACING" | "RADIANT" | "RAW" | "REFLECTIVE" | "RELIEVED" | "RESENTFUL" | "RESTED" | "RESTLESS" | "SCATTERED" | "SETTLED" | "SILLY" | "SLEEPY" | "SMITTEN" | "SORE" | "STEADY" | "STRETCHED" | "STUCK" | "TEARFUL" | "THRILLED" | "TORN" | "UNDECIDED" | "UNSURE" | "WIRED" | "WRONGED" | "YEARNING" | "%future added value";
export type MoodValue = "ANNOYED" | "ANXIOUS" | "CALM" | "CONFUSED" | "CRAZY" | "DEPRESSED" | "ECSTATIC" | "EMBARRASSED" | "EMOTIONAL" | "FRUSTRATED" | "GREAT" | "HAPPY" | "HEART_BROKEN" | "HURT" | "IN_LOVE" | "JEALOUS" | "JOYFUL" | "LOVE" | "NEUTRAL" | "OVERWHELMED" | "SAD" | "STRONG" | "THINKING_IT_OVER" | "TIRED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type entryContent_mood$data = {
  readonly createdAt: string;
  readonly editedAt: string | null | undefined;
  readonly finerWord: FinerWord | null | undefined;
  readonly id: string;
  readonly journalTitle: string | null | undefined;
  readonly note: string | null | undefined;
  readonly occurredAt: string;
  readonly ownMood: {
    readonly id: string;
  } | null | undefined;
  readonly ownTags: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly timeZone: string;
  readonly value: MoodValue;
  readonly version: string;
  readonly " $fragmentType": "entryContent_mood";
};
export type entryContent_mood$key = {
  readonly " $data"?: entryContent_mood$data;
  readonly " $fragmentSpreads": FragmentRefs<"entryContent_mood">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "entryContent_mood"
};

(node as any).hash = "f9c87126894809cdb5319c44fe2c4cc1";

export default node;
