/**
 * @generated SignedSource<<01f6ea721d2aaa20fd501c77d37eb492>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MoodValue = "ANNOYED" | "ANXIOUS" | "CALM" | "CONFUSED" | "CRAZY" | "DEPRESSED" | "ECSTATIC" | "EMBARRASSED" | "EMOTIONAL" | "FRUSTRATED" | "GREAT" | "HAPPY" | "HEART_BROKEN" | "HURT" | "IN_LOVE" | "JEALOUS" | "JOYFUL" | "LOVE" | "NEUTRAL" | "OVERWHELMED" | "SAD" | "STRONG" | "THINKING_IT_OVER" | "TIRED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MoodEntryCard_mood$data = {
  readonly face: string;
  readonly id: string;
  readonly isUnreadable: boolean;
  readonly journalTitle: string | null | undefined;
  readonly label: string;
  readonly note: string | null | undefined;
  readonly occurredAt: string;
  readonly timeZone: string;
  readonly value: MoodValue;
  readonly " $fragmentSpreads": FragmentRefs<"MoodEditor_mood">;
  readonly " $fragmentType": "MoodEntryCard_mood";
};
export type MoodEntryCard_mood$key = {
  readonly " $data"?: MoodEntryCard_mood$data;
  readonly " $fragmentSpreads": FragmentRefs<"MoodEntryCard_mood">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MoodEntryCard_mood",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "value",
      "storageKey": null
    },
    {
      "alias": "face",
      "args": null,
      "kind": "ScalarField",
      "name": "emoji",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "journalTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "occurredAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isUnreadable",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MoodEditor_mood"
    }
  ],
  "type": "Mood",
  "abstractKey": null
};

(node as any).hash = "cbafa7ea4eb13307920f757e26ddaa10";

export default node;
