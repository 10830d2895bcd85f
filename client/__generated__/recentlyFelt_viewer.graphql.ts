/**
 * @generated SignedSource<<0973fcb7d996274dbc8e933b1ec94fa1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ActionType = "ACTION" | "EVENT" | "%future added value";
export type Classification = "NEGATIVE" | "POSITIVE" | "%future added value";
export type Emotion = "ANGRY" | "ANNOYED" | "ANXIOUS" | "CALM" | "CONFUSED" | "DEPRESSED" | "ECSTATIC" | "EMBARRASSED" | "GREAT" | "HAPPY" | "HEART_BROKEN" | "HURT" | "IN_LOVE" | "JEALOUS" | "LOVE" | "NEUTRAL" | "OVERWHELMED" | "SAD" | "%future added value";
export type MoodValue = "ANNOYED" | "ANXIOUS" | "CALM" | "CONFUSED" | "CRAZY" | "DEPRESSED" | "ECSTATIC" | "EMBARRASSED" | "EMOTIONAL" | "FRUSTRATED" | "GREAT" | "HAPPY" | "HEART_BROKEN" | "HURT" | "IN_LOVE" | "JEALOUS" | "JOYFUL" | "LOVE" | "NEUTRAL" | "OVERWHELMED" | "SAD" | "STRONG" | "THINKING_IT_OVER" | "TIRED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type recentlyFelt_viewer$data = {
  readonly recentMoods: ReadonlyArray<{
    readonly occurredAt: string;
    readonly timeZone: string;
    readonly value: MoodValue;
  }>;
  readonly recentResponses: ReadonlyArray<{
    readonly classification: Classification;
    readonly emotionResponse: Emotion;
    readonly entryId: string;
    readonly occurredAt: string;
    readonly timeZone: string;
    readonly type: ActionType;
  }>;
  readonly " $fragmentType": "recentlyFelt_viewer";
};
export type recentlyFelt_viewer$key = {
  readonly " $data"?: recentlyFelt_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"recentlyFelt_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "occurredAt",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timeZone",
  "storageKey": null
};
return {
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
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RecentResponse",
      "kind": "LinkedField",
      "name": "recentResponses",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "entryId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "classification",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "emotionResponse",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "b08797ca5e8e96a2a624d4bf6a8ac8c2";

export default node;
