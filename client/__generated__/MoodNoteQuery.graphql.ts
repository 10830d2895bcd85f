/**
 * @generated SignedSource<<8d0d52fbfd1b0abc84d81d8069cbb4bd>>
 * @relayHash b387bcb40e0edecda6d92fdaa55f1696
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d3d831c4745048cd0530164207f2d4f8e85c8b48989424f69f73a37bb66d0c55

import type { ConcreteRequest } from 'relay-runtime';
export type MoodNoteQuery$variables = {
  id: string;
};
export type MoodNoteQuery$data = {
  readonly node: {
    readonly isUnreadable?: boolean;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isUnreadable",
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
    "id": "d3d831c4745048cd0530164207f2d4f8e85c8b48989424f69f73a37bb66d0c55",
    "metadata": {},
    "name": "MoodNoteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8a4561364edb31f7b9350547c103e86d";

export default node;
