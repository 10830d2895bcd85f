/**
 * @generated SignedSource<<87ddc25c9e761d82d99df6910391785e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MoodKarma_viewer$data = {
  readonly trends: {
    readonly all: {
      readonly correlations: {
        readonly calm: {
          readonly avgKarma: number;
          readonly days: number;
        };
        readonly happy: {
          readonly avgKarma: number;
          readonly days: number;
        };
        readonly sad: {
          readonly avgKarma: number;
          readonly days: number;
        };
      };
    };
  };
  readonly " $fragmentType": "MoodKarma_viewer";
};
export type MoodKarma_viewer$key = {
  readonly " $data"?: MoodKarma_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"MoodKarma_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "days",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "avgKarma",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MoodKarma_viewer",
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
          "name": "all",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "MoodKarmaCorrelations",
              "kind": "LinkedField",
              "name": "correlations",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "MoodKarma",
                  "kind": "LinkedField",
                  "name": "happy",
                  "plural": false,
                  "selections": (v0/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "MoodKarma",
                  "kind": "LinkedField",
                  "name": "calm",
                  "plural": false,
                  "selections": (v0/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "MoodKarma",
                  "kind": "LinkedField",
                  "name": "sad",
                  "plural": false,
                  "selections": (v0/*:: as any*/),
                  "storageKey": null
                }
              ],
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
})();

(node as any).hash = "4a7904bfaa3753e30a1b57c6e4e905ef";

export default node;
