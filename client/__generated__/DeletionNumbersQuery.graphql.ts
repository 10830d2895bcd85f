/**
 * @generated SignedSource<<9198d02feb25139faec1d9d1909fbc82>>
 * @relayHash 459e9b72001646db5d01f156fc27692b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f7030b0bf67c6097fe7e8b31de5d394fc89bb1ec50f455020d88a57d64d4659

import type { ConcreteRequest } from 'relay-runtime';
export type DeletionNumbersQuery$variables = Record<PropertyKey, never>;
export type DeletionNumbersQuery$data = {
  readonly viewer: {
    readonly holdings: {
      readonly actions: number;
      readonly connections: number;
      readonly journalEntries: number;
      readonly messages: number;
      readonly moods: number;
    };
  };
};
export type DeletionNumbersQuery = {
  response: DeletionNumbersQuery$data;
  variables: DeletionNumbersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
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
      "concreteType": "Holdings",
      "kind": "LinkedField",
      "name": "holdings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "actions",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "moods",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "journalEntries",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "messages",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "connections",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "DeletionNumbersQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": (v0/*:: as any*/),
        "action": "THROW"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DeletionNumbersQuery",
    "selections": [
      (v0/*:: as any*/)
    ]
  },
  "params": {
    "id": "0f7030b0bf67c6097fe7e8b31de5d394fc89bb1ec50f455020d88a57d64d4659",
    "metadata": {},
    "name": "DeletionNumbersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "63f020b7fed62581655a2970438c25c0";

export default node;
