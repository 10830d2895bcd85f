/**
 * @generated SignedSource<<73a390a1595304d45e139b245327d4b8>>
 * @relayHash 8e5bd57ff82b9acb8dbff725e3ea2937
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f6227d4f63a10e3cc5ed02d8490256e15b1b1bce12a86f4469697d6fedd7389

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EarlierTrendQuery$variables = {
  isWeek: boolean;
  until: string;
};
export type EarlierTrendQuery$data = {
  readonly viewer: {
    readonly trends: {
      readonly month?: {
        readonly " $fragmentSpreads": FragmentRefs<"TrendOfRange_trend">;
      };
      readonly week?: {
        readonly " $fragmentSpreads": FragmentRefs<"TrendOfRange_trend">;
      };
    };
  };
};
export type EarlierTrendQuery = {
  response: EarlierTrendQuery$data;
  variables: EarlierTrendQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isWeek"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "until"
},
v2 = [
  {
    "kind": "Variable",
    "name": "until",
    "variableName": "until"
  }
],
v3 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "TrendOfRange_trend"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "gold",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "coal",
  "storageKey": null
},
v6 = [
  (v4/*:: as any*/),
  (v5/*:: as any*/)
],
v7 = [
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
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      }
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
    "selections": (v6/*:: as any*/),
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
      (v4/*:: as any*/),
      (v5/*:: as any*/)
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
    "selections": (v6/*:: as any*/),
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "EarlierTrendQuery",
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
            {
              "alias": null,
              "args": null,
              "concreteType": "Trends",
              "kind": "LinkedField",
              "name": "trends",
              "plural": false,
              "selections": [
                {
                  "condition": "isWeek",
                  "kind": "Condition",
                  "passingValue": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": (v2/*:: as any*/),
                      "concreteType": "Trend",
                      "kind": "LinkedField",
                      "name": "week",
                      "plural": false,
                      "selections": (v3/*:: as any*/),
                      "storageKey": null
                    }
                  ]
                },
                {
                  "condition": "isWeek",
                  "kind": "Condition",
                  "passingValue": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": (v2/*:: as any*/),
                      "concreteType": "Trend",
                      "kind": "LinkedField",
                      "name": "month",
                      "plural": false,
                      "selections": (v3/*:: as any*/),
                      "storageKey": null
                    }
                  ]
                }
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "EarlierTrendQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
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
                "condition": "isWeek",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": null,
                    "args": (v2/*:: as any*/),
                    "concreteType": "Trend",
                    "kind": "LinkedField",
                    "name": "week",
                    "plural": false,
                    "selections": (v7/*:: as any*/),
                    "storageKey": null
                  }
                ]
              },
              {
                "condition": "isWeek",
                "kind": "Condition",
                "passingValue": false,
                "selections": [
                  {
                    "alias": null,
                    "args": (v2/*:: as any*/),
                    "concreteType": "Trend",
                    "kind": "LinkedField",
                    "name": "month",
                    "plural": false,
                    "selections": (v7/*:: as any*/),
                    "storageKey": null
                  }
                ]
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
    "id": "3f6227d4f63a10e3cc5ed02d8490256e15b1b1bce12a86f4469697d6fedd7389",
    "metadata": {},
    "name": "EarlierTrendQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bf0c2ae3543032c7cf00c6a4930e65d4";

export default node;
