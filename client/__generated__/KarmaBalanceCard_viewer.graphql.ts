/**
 * @generated SignedSource<<062782f83298f935be10f6a409cf3de6>>
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
      readonly goodKarmaSent: number;
      readonly positiveInteractions: number;
      readonly reflectionsWritten: number;
    };
    readonly month: {
      readonly coal: number;
      readonly gold: number;
      readonly goodKarmaSent: number;
      readonly positiveInteractions: number;
      readonly reflectionsWritten: number;
    };
    readonly today: {
      readonly coal: number;
      readonly gold: number;
      readonly goodKarmaSent: number;
      readonly positiveInteractions: number;
      readonly reflectionsWritten: number;
    };
    readonly week: {
      readonly coal: number;
      readonly gold: number;
      readonly goodKarmaSent: number;
      readonly positiveInteractions: number;
      readonly reflectionsWritten: number;
    };
    readonly year: {
      readonly coal: number;
      readonly gold: number;
      readonly goodKarmaSent: number;
      readonly positiveInteractions: number;
      readonly reflectionsWritten: number;
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
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "positiveInteractions",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "reflectionsWritten",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "goodKarmaSent",
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

(node as any).hash = "d9fe17fd4ad096ee5792566b2099d412";

export default node;
