/**
 * @generated SignedSource<<540b7450e619d0e509bc6cf181eb92a9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
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
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "17ed90f19039e177869948b6b92b679d";

export default node;
