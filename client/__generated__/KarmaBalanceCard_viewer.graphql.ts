/**
 * @generated SignedSource<<cb653fdd790818099fd380e46937ce88>>
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
      readonly gold: number;
    };
    readonly month: {
      readonly coal: number;
      readonly gold: number;
    };
    readonly today: {
      readonly coal: number;
      readonly gold: number;
    };
    readonly week: {
      readonly coal: number;
      readonly gold: number;
    };
    readonly year: {
      readonly coal: number;
      readonly gold: number;
    };
  };
  readonly currentMood: {
    readonly localDate: string;
    readonly value: MoodValue;
  } | null | undefined;
  readonly " $fragmentType": "KarmaBalanceCard_viewer";
};
export type KarmaBalanceCard_viewer$key = {
  readonly " $data"?: KarmaBalanceCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"KarmaBalanceCard_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
  }
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
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Balance",
          "kind": "LinkedField",
          "name": "week",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Balance",
          "kind": "LinkedField",
          "name": "month",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Balance",
          "kind": "LinkedField",
          "name": "year",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Balance",
          "kind": "LinkedField",
          "name": "all",
          "plural": false,
          "selections": (v0/*:: as any*/),
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
          "name": "localDate",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "1da31fd24f3eeb9d5a6a7c0d425843d9";

export default node;
