/**
 * @generated SignedSource<<bda039caeec02edf04f89ef3c80369e3>>
 * @relayHash 3079a856b04262f81216e5dc49f00c6f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42f45c28a8c4e2f3c855869405b3dfa5682721ded46f46cc8879bc681cac4159

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TrendsScreenQuery$variables = {
  from: string;
  hasWeek: boolean;
  to: string;
  week?: string | null | undefined;
  year: number;
};
export type TrendsScreenQuery$data = {
  readonly viewer: {
    readonly trends: {
      readonly all: {
        readonly written: ReadonlyArray<string>;
      };
    };
    readonly " $fragmentSpreads": FragmentRefs<"KarmaTrend_viewer" | "MoodDistribution_viewer" | "MoodKarma_viewer" | "MoodTracker_viewer" | "TrendInsight_viewer" | "YearGrid_viewer" | "YearInPixels_viewer" | "useComparisonNote_viewer">;
  };
};
export type TrendsScreenQuery = {
  response: TrendsScreenQuery$data;
  variables: TrendsScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "from"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasWeek"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "to"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "week"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "year"
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "written",
  "storageKey": null
},
v6 = {
  "kind": "Variable",
  "name": "from",
  "variableName": "from"
},
v7 = {
  "kind": "Variable",
  "name": "to",
  "variableName": "to"
},
v8 = {
  "kind": "Variable",
  "name": "year",
  "variableName": "year"
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "gold",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "coal",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "concreteType": "Day",
  "kind": "LinkedField",
  "name": "days",
  "plural": true,
  "selections": [
    (v9/*:: as any*/),
    (v10/*:: as any*/),
    (v11/*:: as any*/),
    (v12/*:: as any*/)
  ],
  "storageKey": null
},
v14 = [
  (v10/*:: as any*/),
  (v11/*:: as any*/)
],
v15 = {
  "alias": null,
  "args": null,
  "concreteType": "SpanKarma",
  "kind": "LinkedField",
  "name": "sum",
  "plural": false,
  "selections": (v14/*:: as any*/),
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "from",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "to",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "concreteType": "SpanKarma",
  "kind": "LinkedField",
  "name": "weeks",
  "plural": true,
  "selections": [
    (v16/*:: as any*/),
    (v17/*:: as any*/),
    (v10/*:: as any*/),
    (v11/*:: as any*/)
  ],
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "concreteType": "SpanKarma",
  "kind": "LinkedField",
  "name": "before",
  "plural": false,
  "selections": (v14/*:: as any*/),
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "days",
  "storageKey": null
},
v21 = [
  (v20/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "avgKarma",
    "storageKey": null
  }
],
v22 = [
  (v13/*:: as any*/),
  (v5/*:: as any*/),
  (v15/*:: as any*/),
  (v18/*:: as any*/),
  (v19/*:: as any*/)
],
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v26 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 8
  }
],
v27 = [
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
  (v16/*:: as any*/),
  (v17/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "InsightBar",
    "kind": "LinkedField",
    "name": "bars",
    "plural": true,
    "selections": [
      (v24/*:: as any*/),
      (v25/*:: as any*/),
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
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "TrendsScreenQuery",
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
                  "alias": null,
                  "args": null,
                  "concreteType": "Trend",
                  "kind": "LinkedField",
                  "name": "all",
                  "plural": false,
                  "selections": [
                    (v5/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "args": [
                {
                  "kind": "Variable",
                  "name": "hasWeek",
                  "variableName": "hasWeek"
                },
                {
                  "kind": "Variable",
                  "name": "week",
                  "variableName": "week"
                }
              ],
              "kind": "FragmentSpread",
              "name": "KarmaTrend_viewer"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "MoodKarma_viewer"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "MoodDistribution_viewer"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "MoodTracker_viewer"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "YearInPixels_viewer"
            },
            {
              "args": [
                (v6/*:: as any*/),
                (v7/*:: as any*/),
                (v8/*:: as any*/)
              ],
              "kind": "FragmentSpread",
              "name": "YearGrid_viewer"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "TrendInsight_viewer"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "useComparisonNote_viewer"
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
      (v4/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "TrendsScreenQuery",
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
                "alias": null,
                "args": null,
                "concreteType": "Trend",
                "kind": "LinkedField",
                "name": "all",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v13/*:: as any*/),
                  (v15/*:: as any*/),
                  (v18/*:: as any*/),
                  (v19/*:: as any*/),
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
                        "selections": (v21/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "MoodKarma",
                        "kind": "LinkedField",
                        "name": "calm",
                        "plural": false,
                        "selections": (v21/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "MoodKarma",
                        "kind": "LinkedField",
                        "name": "sad",
                        "plural": false,
                        "selections": (v21/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
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
                    "selections": (v22/*:: as any*/),
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
                "selections": (v22/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Trend",
                "kind": "LinkedField",
                "name": "month",
                "plural": false,
                "selections": (v22/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          },
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "withMood",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "MoodDistribution",
            "kind": "LinkedField",
            "name": "moodDistribution",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "total",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "others",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "MoodCount",
                "kind": "LinkedField",
                "name": "top",
                "plural": true,
                "selections": [
                  (v23/*:: as any*/),
                  (v24/*:: as any*/),
                  (v25/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v26/*:: as any*/),
            "concreteType": "ViewerMoodsConnection",
            "kind": "LinkedField",
            "name": "moods",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "ViewerMoodsConnectionEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Mood",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v12/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "localDate",
                        "storageKey": null
                      },
                      (v23/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "emoji",
                        "storageKey": null
                      },
                      (v24/*:: as any*/),
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
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "hasNote",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "noteStart",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "__typename",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "cursor",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PageInfo",
                "kind": "LinkedField",
                "name": "pageInfo",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "endCursor",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "hasNextPage",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "moods(first:8)"
          },
          {
            "alias": null,
            "args": (v26/*:: as any*/),
            "filters": null,
            "handle": "history",
            "key": "MoodTracker_moods",
            "kind": "LinkedHandle",
            "name": "moods"
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "years",
            "storageKey": null
          },
          {
            "alias": null,
            "args": [
              (v8/*:: as any*/)
            ],
            "concreteType": "Pixel",
            "kind": "LinkedField",
            "name": "yearInPixels",
            "plural": true,
            "selections": [
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "mood",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": [
              (v6/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "concreteType": "TagDays",
            "kind": "LinkedField",
            "name": "tagDays",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Tag",
                "kind": "LinkedField",
                "name": "tag",
                "plural": false,
                "selections": [
                  (v12/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v20/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Insight",
            "kind": "LinkedField",
            "name": "insights",
            "plural": true,
            "selections": (v27/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Insight",
            "kind": "LinkedField",
            "name": "tagInsights",
            "plural": true,
            "selections": (v27/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "42f45c28a8c4e2f3c855869405b3dfa5682721ded46f46cc8879bc681cac4159",
    "metadata": {},
    "name": "TrendsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "389c0ad349c23a7876beb0feb9d61f2d";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
