/**
 * @generated SignedSource<<729d63a4c9f27a0a0af8547068565d51>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MoodValue = "ANNOYED" | "ANXIOUS" | "CALM" | "CONFUSED" | "CRAZY" | "DEPRESSED" | "ECSTATIC" | "EMBARRASSED" | "EMOTIONAL" | "FRUSTRATED" | "GREAT" | "HAPPY" | "HEART_BROKEN" | "HURT" | "IN_LOVE" | "JEALOUS" | "JOYFUL" | "LOVE" | "NEUTRAL" | "OVERWHELMED" | "SAD" | "STRONG" | "THINKING_IT_OVER" | "TIRED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type KarmaBalanceCard_viewer$data = {
  readonly balances: {
    readonly all: {
      readonly coal: number;
      readonly entries: number;
      readonly gold: number;
      readonly goodKarmaSent: number;
      readonly positiveInteractions: number;
      readonly rawCoal: number;
      readonly reflectionsWritten: number;
    };
    readonly month: {
      readonly coal: number;
      readonly entries: number;
      readonly gold: number;
      readonly goodKarmaSent: number;
      readonly positiveInteractions: number;
      readonly reflectionsWritten: number;
    };
    readonly today: {
      readonly coal: number;
      readonly entries: number;
      readonly gold: number;
      readonly goodKarmaSent: number;
      readonly positiveInteractions: number;
      readonly reflectionsWritten: number;
    };
    readonly week: {
      readonly coal: number;
      readonly entries: number;
      readonly gold: number;
      readonly goodKarmaSent: number;
      readonly positiveInteractions: number;
      readonly reflectionsWritten: number;
    };
    readonly year: {
      readonly coal: number;
      readonly entries: number;
      readonly gold: number;
      readonly goodKarmaSent: number;
      readonly positiveInteractions: number;
      readonly reflectionsWritten: number;
    };
  };
  readonly currentMood: {
    readonly occurredAt: string;
    readonly timeZone: string;
    readonly value: MoodValue;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"LivingBird_viewer">;
  readonly " $fragmentType": "KarmaBalanceCard_viewer";
};
export type KarmaBalanceCard_viewer$key = {
  readonly " $data"?: KarmaBalanceCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"KarmaBalanceCard_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "gold",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "coal",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "entries",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "positiveInteractions",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reflectionsWritten",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "goodKarmaSent",
  "storageKey": null
},
v6 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/),
  (v2/*:: as any*/),
  (v3/*:: as any*/),
  (v4/*:: as any*/),
  (v5/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "KarmaBalanceCard_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Balances",
      "kind": "LinkedField",
      "name": "balances",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Balance",
          "kind": "LinkedField",
          "name": "today",
          "plural": false,
          "selections": (v6/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Balance",
          "kind": "LinkedField",
          "name": "week",
          "plural": false,
          "selections": (v6/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Balance",
          "kind": "LinkedField",
          "name": "month",
          "plural": false,
          "selections": (v6/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Balance",
          "kind": "LinkedField",
          "name": "year",
          "plural": false,
          "selections": (v6/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Balance",
          "kind": "LinkedField",
          "name": "all",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "rawCoal",
              "storageKey": null
            },
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            (v4/*:: as any*/),
            (v5/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
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
      "name": "LivingBird_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "ea8b081f4219e919280f459ac2ca994f";

export default node;
