/**
 * @generated SignedSource<<b6be248aa86ee539b3b67e5cc8d83e1a>>
 * @relayHash f38776cb650b048e2e12f585e67d96a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 63fd3b696d003ed5183ca281f90d4e6ea2beeb3298b77128884e34d2bbba4a69

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FinerWord = "ABANDONED" | "ACHING" | "AFRAID" | "AMAZED" | "ANGRY" | "ASHAMED" | "AWKWARD" | "BELITTLED" | "BETRAYED" | "BRAVE" | "BURDENED" | "CARING" | "CHEERFUL" | "CHERISHED" | "CLOSE" | "CONTENT" | "CURIOUS" | "DELIGHTED" | "DETERMINED" | "DISAPPOINTED" | "DISTANT" | "DRAINED" | "DREADING" | "ELATED" | "EMPTY" | "ENVIOUS" | "EXPOSED" | "FLAT" | "FOGGY" | "GLAD" | "GRIEVING" | "HEAVY" | "HOPEFUL" | "HUMILIATED" | "IMPATIENT" | "IRRITATED" | "LISTLESS" | "LIVELY" | "LONELY" | "LONGING" | "LOST" | "MISTRUSTFUL" | "MOVED" | "NUMB" | "OVERLOOKED" | "PEACEFUL" | "PLAYFUL" | "POWERLESS" | "PROTECTIVE" | "PROUD" | "PUZZLED" | "RACING" | "RADIANT" | "RAW" | "REFLECTIVE" | "RELIEVED" | "RESENTFUL" | "RESTED" | "RESTLESS" | "SCATTERED" | "SETTLED" | "SILLY" | "SLEEPY" | "SMITTEN" | "SORE" | "STEADY" | "STRETCHED" | "STUCK" | "TEARFUL" | "THRILLED" | "TORN" | "UNDECIDED" | "UNSURE" | "WIRED" | "WRONGED" | "YEARNING" | "%future added value";
export type EditedEntryQuery$variables = {
  id: string;
};
export type EditedEntryQuery$data = {
  readonly node: {
    readonly __typename: "Action";
    readonly action: {
      readonly " $fragmentSpreads": FragmentRefs<"ActionEditor_action">;
    } | null | undefined;
    readonly coal: number;
    readonly description: string | null | undefined;
    readonly eventTitle: string | null | undefined;
    readonly gold: number;
    readonly isUnreadable: boolean;
  } | {
    readonly __typename: "JournalEntry";
    readonly body: string;
    readonly gold: number;
    readonly isUnreadable: boolean;
    readonly journal: {
      readonly " $fragmentSpreads": FragmentRefs<"EditedPage_entry">;
    } | null | undefined;
    readonly title: string | null | undefined;
  } | {
    readonly __typename: "Mood";
    readonly finerWord: FinerWord | null | undefined;
    readonly isUnreadable: boolean;
    readonly journalTitle: string | null | undefined;
    readonly label: string;
    readonly mood: {
      readonly " $fragmentSpreads": FragmentRefs<"MoodEditor_mood">;
    } | null | undefined;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type EditedEntryQuery = {
  response: EditedEntryQuery$data;
  variables: EditedEntryQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "gold",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "coal",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "eventTitle",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isUnreadable",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "finerWord",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "journalTitle",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "body",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "note",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "concreteType": "Tag",
  "kind": "LinkedField",
  "name": "ownTags",
  "plural": true,
  "selections": [
    (v13/*:: as any*/),
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
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "occurredAt",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timeZone",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "editedAt",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "EditedEntryQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "ActionEditor_action"
                    }
                  ],
                  "type": "Action",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "action"
              }
            ],
            "type": "Action",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v7/*:: as any*/),
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "MoodEditor_mood"
                    }
                  ],
                  "type": "Mood",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "mood"
              }
            ],
            "type": "Mood",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v7/*:: as any*/),
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "EditedPage_entry"
                    }
                  ],
                  "type": "JournalEntry",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "journal"
              }
            ],
            "type": "JournalEntry",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EditedEntryQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v13/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v14/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "type",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "classification",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "intention",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "emotionResponse",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "effectOnOthers",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reflection1",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reflection2",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reflection3",
                "storageKey": null
              },
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/)
            ],
            "type": "Action",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v7/*:: as any*/),
              (v14/*:: as any*/),
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
                "concreteType": "OwnMood",
                "kind": "LinkedField",
                "name": "ownMood",
                "plural": false,
                "selections": [
                  (v13/*:: as any*/)
                ],
                "storageKey": null
              },
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/)
            ],
            "type": "Mood",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v7/*:: as any*/),
              (v14/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "emoji",
                "storageKey": null
              },
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/)
            ],
            "type": "JournalEntry",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "63fd3b696d003ed5183ca281f90d4e6ea2beeb3298b77128884e34d2bbba4a69",
    "metadata": {},
    "name": "EditedEntryQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cc9bc755313910f9f103d4b8478f8315";

export default node;
