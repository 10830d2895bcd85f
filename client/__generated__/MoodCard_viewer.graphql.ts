/**
 * @generated SignedSource<<b59c0ad78f6b3b74c7cacc8d66c5c780>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MoodValue = "ANNOYED" | "ANXIOUS" | "CALM" | "CONFUSED" | "CRAZY" | "DEPRESSED" | "ECSTATIC" | "EMBARRASSED" | "EMOTIONAL" | "FRUSTRATED" | "GREAT" | "HAPPY" | "HEART_BROKEN" | "HURT" | "IN_LOVE" | "JEALOUS" | "JOYFUL" | "LOVE" | "NEUTRAL" | "OVERWHELMED" | "SAD" | "STRONG" | "THINKING_IT_OVER" | "TIRED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MoodCard_viewer$data = {
  readonly currentMood: {
    readonly emoji: string;
    readonly label: string;
    readonly note: string | null | undefined;
    readonly occurredAt: string;
    readonly timeZone: string;
    readonly value: MoodValue;
  } | null | undefined;
  readonly " $fragmentType": "MoodCard_viewer";
};
export type MoodCard_viewer$key = {
  readonly " $data"?: MoodCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"MoodCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MoodCard_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Mood",
      "kind": "LinkedField",
      "name": "currentMood",
      "plural": false,
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "b1e61a355f13b7b96f0c07227dd4cc8a";

export default node;
