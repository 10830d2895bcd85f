/**
 * @generated SignedSource<<d7aeeba7b278f09fb18206ea59d2bd84>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ActionType = "ACTION" | "EVENT" | "%future added value";
export type Classification = "NEGATIVE" | "POSITIVE" | "%future added value";
export type Effect = "ANGRY" | "ANNOYED" | "ANXIOUS" | "CALM" | "CONFUSED" | "DEPRESSED" | "ECSTATIC" | "EMBARRASSED" | "GREAT" | "HAPPY" | "HEART_BROKEN" | "HURT" | "IN_LOVE" | "JEALOUS" | "LOVE" | "NEUTRAL" | "NO_ONE_AFFECTED" | "OVERWHELMED" | "SAD" | "%future added value";
export type Emotion = "ANGRY" | "ANNOYED" | "ANXIOUS" | "CALM" | "CONFUSED" | "DEPRESSED" | "ECSTATIC" | "EMBARRASSED" | "GREAT" | "HAPPY" | "HEART_BROKEN" | "HURT" | "IN_LOVE" | "JEALOUS" | "LOVE" | "NEUTRAL" | "OVERWHELMED" | "SAD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type entryContent_action$data = {
  readonly classification: Classification;
  readonly createdAt: string;
  readonly description: string | null | undefined;
  readonly editedAt: string | null | undefined;
  readonly effectOnOthers: Effect;
  readonly emotionResponse: Emotion;
  readonly eventTitle: string | null | undefined;
  readonly id: string;
  readonly intention: Classification | null | undefined;
  readonly note: string | null | undefined;
  readonly occurredAt: string;
  readonly ownTags: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly reflection1: string | null | undefined;
  readonly reflection2: string | null | undefined;
  readonly reflection3: string | null | undefined;
  readonly timeZone: string;
  readonly type: ActionType;
  readonly version: string;
  readonly " $fragmentType": "entryContent_action";
};
export type entryContent_action$key = {
  readonly " $data"?: entryContent_action$data;
  readonly " $fragmentSpreads": FragmentRefs<"entryContent_action">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "entryContent_action"
};

(node as any).hash = "9277d072da5eff2f79c10ea72ca35723";

export default node;
