/**
 * @generated SignedSource<<5e7994218ca7ff9dc465be94ee997da7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TrendInsight_viewer$data = {
  readonly insights: ReadonlyArray<{
    readonly bars: ReadonlyArray<{
      readonly count: number;
      readonly label: string;
      readonly of: number;
    }>;
    readonly from: string;
    readonly key: string;
    readonly text: string;
    readonly to: string;
  }>;
  readonly tagInsights: ReadonlyArray<{
    readonly bars: ReadonlyArray<{
      readonly count: number;
      readonly label: string;
      readonly of: number;
    }>;
    readonly from: string;
    readonly key: string;
    readonly text: string;
    readonly to: string;
  }>;
  readonly " $fragmentType": "TrendInsight_viewer";
};
export type TrendInsight_viewer$key = {
  readonly " $data"?: TrendInsight_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"TrendInsight_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "key",
    "storageKey": null
  },
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
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "InsightBar",
    "kind": "LinkedField",
    "name": "bars",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "label",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "count",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "of",
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
  "name": "TrendInsight_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Insight",
      "kind": "LinkedField",
      "name": "insights",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Insight",
      "kind": "LinkedField",
      "name": "tagInsights",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "f0a9ebde01fe7646841ae2f4985493e3";

export default node;
