/**
 * @generated SignedSource<<8ab0a2ff7ee996ac434798620ac5e751>>
 * @relayHash 7a0b58d48aaffec7944b2583e863f639
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9776bd71f3ab0299981e886c87fd4279cda61fa3fcabd56eeb8568072e7bf8ab

import type { ConcreteRequest } from 'relay-runtime';
export type EntryKind = "ACTION" | "JOURNAL" | "MOOD" | "%future added value";
export type LookBack = "MONTH" | "THREE_YEARS" | "TWO_YEARS" | "YEAR" | "%future added value";
export type MoodValue = "ANNOYED" | "ANXIOUS" | "CALM" | "CONFUSED" | "CRAZY" | "DEPRESSED" | "ECSTATIC" | "EMBARRASSED" | "EMOTIONAL" | "FRUSTRATED" | "GREAT" | "HAPPY" | "HEART_BROKEN" | "HURT" | "IN_LOVE" | "JEALOUS" | "JOYFUL" | "LOVE" | "NEUTRAL" | "OVERWHELMED" | "SAD" | "STRONG" | "THINKING_IT_OVER" | "TIRED" | "%future added value";
export type JournalMarginQuery$variables = Record<PropertyKey, never>;
export type JournalMarginQuery$data = {
  readonly viewer: {
    readonly insights: ReadonlyArray<{
      readonly from: string;
      readonly text: string;
      readonly to: string;
    }>;
    readonly onThisDay: ReadonlyArray<{
      readonly date: string;
      readonly entryId: string | null | undefined;
      readonly kind: EntryKind | null | undefined;
      readonly lookBack: LookBack;
      readonly title: string | null | undefined;
      readonly words: string | null | undefined;
    }>;
    readonly recentMoods: ReadonlyArray<{
      readonly occurredAt: string;
      readonly timeZone: string;
      readonly value: MoodValue;
    }>;
  };
};
export type JournalMarginQuery = {
  response: JournalMarginQuery$data;
  variables: JournalMarginQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "years",
      "value": 3
    }
  ],
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "words",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "entryId",
      "storageKey": null
    }
  ],
  "storageKey": "onThisDay(years:3)"
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Insight",
  "kind": "LinkedField",
  "name": "insights",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "from",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "to",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "occurredAt",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timeZone",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "JournalMarginQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": {
          "alias": null,
          "args": null,
          "concreteType": "Viewer",
          "kind": "LinkedField",
          "name": "viewer",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Mood",
              "kind": "LinkedField",
              "name": "recentMoods",
              "plural": true,
              "selections": [
                (v2/*:: as any*/),
                (v3/*:: as any*/),
                (v4/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        "action": "THROW"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "JournalMarginQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Mood",
            "kind": "LinkedField",
            "name": "recentMoods",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9776bd71f3ab0299981e886c87fd4279cda61fa3fcabd56eeb8568072e7bf8ab",
    "metadata": {},
    "name": "JournalMarginQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a6045d5f601e08270f6cc4fc1e78af75";

export default node;
