/**
 * @generated SignedSource<<91bed4647e58196feabf6a8dcc9e2e29>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LookBack = "MONTH" | "YEAR" | "%future added value";
export type MoodValue = "ANNOYED" | "ANXIOUS" | "CALM" | "CONFUSED" | "CRAZY" | "DEPRESSED" | "ECSTATIC" | "EMBARRASSED" | "EMOTIONAL" | "FRUSTRATED" | "GREAT" | "HAPPY" | "HEART_BROKEN" | "HURT" | "IN_LOVE" | "JEALOUS" | "JOYFUL" | "LOVE" | "NEUTRAL" | "OVERWHELMED" | "SAD" | "STRONG" | "THINKING_IT_OVER" | "TIRED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OnThisDay_viewer$data = {
  readonly onThisDay: ReadonlyArray<{
    readonly actions: number;
    readonly coal: number;
    readonly date: string;
    readonly gold: number;
    readonly journals: number;
    readonly lookBack: LookBack;
    readonly moods: ReadonlyArray<MoodValue>;
  }>;
  readonly " $fragmentType": "OnThisDay_viewer";
};
export type OnThisDay_viewer$key = {
  readonly " $data"?: OnThisDay_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OnThisDay_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OnThisDay_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Memory",
      "kind": "LinkedField",
      "name": "onThisDay",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lookBack",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "gold",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "coal",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "actions",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "journals",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "moods",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "b7d1c7e20284f9c3742f653d66b64408";

export default node;
