/**
 * @generated SignedSource<<5d532d529f039d7174dec138673be166>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TrendOfRange_trend$data = {
  readonly before: {
    readonly coal: number;
    readonly gold: number;
  } | null | undefined;
  readonly days: ReadonlyArray<{
    readonly coal: number;
    readonly date: string;
    readonly gold: number;
  }>;
  readonly sum: {
    readonly coal: number;
    readonly gold: number;
  } | null | undefined;
  readonly weeks: ReadonlyArray<{
    readonly coal: number;
    readonly from: string;
    readonly gold: number;
    readonly to: string;
  }>;
  readonly written: ReadonlyArray<string>;
  readonly " $fragmentType": "TrendOfRange_trend";
};
export type TrendOfRange_trend$key = {
  readonly " $data"?: TrendOfRange_trend$data;
  readonly " $fragmentSpreads": FragmentRefs<"TrendOfRange_trend">;
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
v2 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TrendOfRange_trend",
  "selections": [
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
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "written",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SpanKarma",
      "kind": "LinkedField",
      "name": "sum",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SpanKarma",
      "kind": "LinkedField",
      "name": "weeks",
      "plural": true,
      "selections": [
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
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SpanKarma",
      "kind": "LinkedField",
      "name": "before",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Trend",
  "abstractKey": null
};
})();

(node as any).hash = "256f6a0ea86643eecd3106a6a569d755";

export default node;
