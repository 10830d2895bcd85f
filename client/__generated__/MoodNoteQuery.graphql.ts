/**
 * @generated SignedSource<<3e2fc5399349059ff89fd6e6c73297a5>>
 * @relayHash 6a45b5eced863ef36d0a3868b0af12b0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c176f15e192c35eedd47e57da9df51fd836788dddc673be19e2f1dffb6cb6ba8

import type { ConcreteRequest } from 'relay-runtime';
export type MoodNoteQuery$variables = {
  id: string;
};
export type MoodNoteQuery$data = {
  readonly node: {
    readonly journalTitle?: string | null | undefined;
    readonly note?: string | null | undefined;
  } | null | undefined;
};
export type MoodNoteQuery = {
  response: MoodNoteQuery$data;
  variables: MoodNoteQuery$variables;
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
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "journalTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    }
  ],
  "type": "Mood",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "MoodNoteQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "MoodNoteQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c176f15e192c35eedd47e57da9df51fd836788dddc673be19e2f1dffb6cb6ba8",
    "metadata": {},
    "name": "MoodNoteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ba8b6d9e97b037f5d0d6b1dc3bbc74f2";

export default node;
