/**
 * @generated SignedSource<<c87936f5d3d1ae709fc98f0beb910c73>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MoodValue = "ANNOYED" | "ANXIOUS" | "CALM" | "CONFUSED" | "CRAZY" | "DEPRESSED" | "ECSTATIC" | "EMBARRASSED" | "EMOTIONAL" | "FRUSTRATED" | "GREAT" | "HAPPY" | "HEART_BROKEN" | "HURT" | "IN_LOVE" | "JEALOUS" | "JOYFUL" | "LOVE" | "NEUTRAL" | "OVERWHELMED" | "SAD" | "STRONG" | "THINKING_IT_OVER" | "TIRED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type QuestionPlace_viewer$data = {
  readonly currentMood: {
    readonly occurredAt: string;
    readonly timeZone: string;
    readonly value: MoodValue;
  } | null | undefined;
  readonly isBack: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"SmallQuestion_viewer">;
  readonly " $fragmentType": "QuestionPlace_viewer";
};
export type QuestionPlace_viewer$key = {
  readonly " $data"?: QuestionPlace_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuestionPlace_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuestionPlace_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isBack",
      "storageKey": null
    },
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SmallQuestion_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "af2de3ac409bfe7a09f4a5f4c6429b2c";

export default node;
