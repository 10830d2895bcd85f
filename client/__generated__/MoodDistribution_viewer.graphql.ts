/**
 * @generated SignedSource<<d7e440b7db3507e3c0e183a9cb817305>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MoodValue = "ANNOYED" | "ANXIOUS" | "CALM" | "CONFUSED" | "CRAZY" | "DEPRESSED" | "ECSTATIC" | "EMBARRASSED" | "EMOTIONAL" | "FRUSTRATED" | "GREAT" | "HAPPY" | "HEART_BROKEN" | "HURT" | "IN_LOVE" | "JEALOUS" | "JOYFUL" | "LOVE" | "NEUTRAL" | "OVERWHELMED" | "SAD" | "STRONG" | "THINKING_IT_OVER" | "TIRED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MoodDistribution_viewer$data = {
  readonly moodDistribution: {
    readonly others: number;
    readonly top: ReadonlyArray<{
      readonly count: number;
      readonly label: string;
      readonly value: MoodValue;
    }>;
    readonly total: number;
  };
  readonly " $fragmentType": "MoodDistribution_viewer";
};
export type MoodDistribution_viewer$key = {
  readonly " $data"?: MoodDistribution_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"MoodDistribution_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MoodDistribution_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MoodDistribution",
      "kind": "LinkedField",
      "name": "moodDistribution",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "others",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MoodCount",
          "kind": "LinkedField",
          "name": "top",
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
              "name": "label",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "count",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "86ed813a7d2ad3dd992db5cd00b5a8c0";

export default node;
