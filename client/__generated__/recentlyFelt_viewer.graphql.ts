/**
 * @generated SignedSource<<d421c8f1a850a8534f3cf9072d64c274>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MoodValue = "ANNOYED" | "ANXIOUS" | "CALM" | "CONFUSED" | "CRAZY" | "DEPRESSED" | "ECSTATIC" | "EMBARRASSED" | "EMOTIONAL" | "FRUSTRATED" | "GREAT" | "HAPPY" | "HEART_BROKEN" | "HURT" | "IN_LOVE" | "JEALOUS" | "JOYFUL" | "LOVE" | "NEUTRAL" | "OVERWHELMED" | "SAD" | "STRONG" | "THINKING_IT_OVER" | "TIRED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type recentlyFelt_viewer$data = {
  readonly recentMoods: ReadonlyArray<{
    readonly occurredAt: string;
    readonly timeZone: string;
    readonly value: MoodValue;
  }>;
  readonly " $fragmentType": "recentlyFelt_viewer";
};
export type recentlyFelt_viewer$key = {
  readonly " $data"?: recentlyFelt_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"recentlyFelt_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "recentlyFelt_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Mood",
      "kind": "LinkedField",
      "name": "recentMoods",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "4050a2e9f32588c87eaf50cf9681c7b1";

export default node;
