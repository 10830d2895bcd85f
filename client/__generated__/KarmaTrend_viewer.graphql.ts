/**
 * @generated SignedSource<<770ecbdd3aac851faa225f40dd0090c1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type KarmaTrend_viewer$data = {
  readonly trends: {
    readonly all: {
      readonly days: ReadonlyArray<{
        readonly coal: number;
        readonly date: string;
        readonly gold: number;
      }>;
    };
    readonly month: {
      readonly days: ReadonlyArray<{
        readonly coal: number;
        readonly date: string;
        readonly gold: number;
      }>;
    };
    readonly week: {
      readonly days: ReadonlyArray<{
        readonly coal: number;
        readonly date: string;
        readonly gold: number;
      }>;
    };
  };
  readonly " $fragmentType": "KarmaTrend_viewer";
};
export type KarmaTrend_viewer$key = {
  readonly " $data"?: KarmaTrend_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"KarmaTrend_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Day",
    "kind": "LinkedField",
    "name": "days",
    "plural": true,
    "selections": [
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
    ],
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "KarmaTrend_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Trends",
      "kind": "LinkedField",
      "name": "trends",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Trend",
          "kind": "LinkedField",
          "name": "week",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Trend",
          "kind": "LinkedField",
          "name": "month",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Trend",
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

(node as any).hash = "617d638a6350682c841594e89e890405";

export default node;
