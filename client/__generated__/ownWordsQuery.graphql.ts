/**
 * @generated SignedSource<<4a963fa0193df29982ae30d44001fc66>>
 * @relayHash 9457380a1160d053d7c6b1b473da78d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4437ebf1cff6ffe0c675b64f3310f5d93990a7f03d64662e7fd644d156fb977d

import type { ConcreteRequest } from 'relay-runtime';
export type MoodValue = "ANNOYED" | "ANXIOUS" | "CALM" | "CONFUSED" | "CRAZY" | "DEPRESSED" | "ECSTATIC" | "EMBARRASSED" | "EMOTIONAL" | "FRUSTRATED" | "GREAT" | "HAPPY" | "HEART_BROKEN" | "HURT" | "IN_LOVE" | "JEALOUS" | "JOYFUL" | "LOVE" | "NEUTRAL" | "OVERWHELMED" | "SAD" | "STRONG" | "THINKING_IT_OVER" | "TIRED" | "%future added value";
export type ownWordsQuery$variables = Record<PropertyKey, never>;
export type ownWordsQuery$data = {
  readonly viewer: {
    readonly ownMoods: ReadonlyArray<{
      readonly emoji: string;
      readonly id: string;
      readonly isArchived: boolean;
      readonly isUsed: boolean;
      readonly name: string;
      readonly value: MoodValue;
    }>;
    readonly tags: ReadonlyArray<{
      readonly entries: number;
      readonly group: string | null | undefined;
      readonly id: string;
      readonly isArchived: boolean;
      readonly isCompared: boolean;
      readonly isLeftOutOfMemories: boolean;
      readonly lastDay: string | null | undefined;
      readonly name: string;
    }>;
  } | null | undefined;
};
export type ownWordsQuery = {
  response: ownWordsQuery$data;
  variables: ownWordsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isArchived",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Tag",
        "kind": "LinkedField",
        "name": "tags",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "group",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isCompared",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isLeftOutOfMemories",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "entries",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastDay",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "OwnMood",
        "kind": "LinkedField",
        "name": "ownMoods",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
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
            "name": "value",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isUsed",
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ownWordsQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ownWordsQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "4437ebf1cff6ffe0c675b64f3310f5d93990a7f03d64662e7fd644d156fb977d",
    "metadata": {},
    "name": "ownWordsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "70c1e083f66839d99cbce10a96fc0f6e";

export default node;
