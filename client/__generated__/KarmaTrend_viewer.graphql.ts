/**
 * @generated SignedSource<<35183bd13524dae43997e01fb0e279d3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type KarmaTrend_viewer$data = {
  readonly daysToCompare: {
    readonly needed: number;
  } | null | undefined;
  readonly months: ReadonlyArray<string>;
  readonly trends: {
    readonly all: {
      readonly days: ReadonlyArray<{
        readonly coal: number;
        readonly gold: number;
      }>;
      readonly " $fragmentSpreads": FragmentRefs<"TrendOfRange_trend">;
    };
    readonly month: {
      readonly days: ReadonlyArray<{
        readonly coal: number;
        readonly gold: number;
      }>;
      readonly " $fragmentSpreads": FragmentRefs<"TrendOfRange_trend">;
    };
    readonly opening?: {
      readonly " $fragmentSpreads": FragmentRefs<"TrendOfRange_trend">;
    };
    readonly week: {
      readonly " $fragmentSpreads": FragmentRefs<"TrendOfRange_trend">;
    };
  };
  readonly " $fragmentType": "KarmaTrend_viewer";
};
export type KarmaTrend_viewer$key = {
  readonly " $data"?: KarmaTrend_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"KarmaTrend_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "TrendOfRange_trend"
},
v1 = [
  (v0/*:: as any*/)
],
v2 = [
  (v0/*:: as any*/),
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
  "argumentDefinitions": [
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "hasWeek"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "week"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "KarmaTrend_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "months",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DaysToCompare",
      "kind": "LinkedField",
      "name": "daysToCompare",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "needed",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Trends",
      "kind": "LinkedField",
      "name": "trends",
      "plural": false,
      "selections": [
        {
          "condition": "hasWeek",
          "kind": "Condition",
          "passingValue": true,
          "selections": [
            {
              "alias": "opening",
              "args": [
                {
                  "kind": "Variable",
                  "name": "until",
                  "variableName": "week"
                }
              ],
              "concreteType": "Trend",
              "kind": "LinkedField",
              "name": "week",
              "plural": false,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            }
          ]
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Trend",
          "kind": "LinkedField",
          "name": "week",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Trend",
          "kind": "LinkedField",
          "name": "month",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Trend",
          "kind": "LinkedField",
          "name": "all",
          "plural": false,
          "selections": (v2/*:: as any*/),
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

(node as any).hash = "2e4006f8a76cd40c16a41d9e1b9cf910";

export default node;
