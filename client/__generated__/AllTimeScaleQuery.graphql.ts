/**
 * @generated SignedSource<<8d8d7aa36f24362216d6963ccfd0f544>>
 * @relayHash f00f9ca823f2160e8299a32ca49fa918
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea7466fafef98afc9ccd9ada01bc4932b6fb12dce364870f753bc2c57e39e4ea

import type { ConcreteRequest } from 'relay-runtime';
export type AllTimeScaleQuery$variables = Record<PropertyKey, never>;
export type AllTimeScaleQuery$data = {
  readonly viewer: {
    readonly balances: {
      readonly all: {
        readonly coal: number;
        readonly gold: number;
        readonly rawCoal: number;
      };
    };
  };
};
export type AllTimeScaleQuery = {
  response: AllTimeScaleQuery$data;
  variables: AllTimeScaleQuery$variables;
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
      "concreteType": "Balances",
      "kind": "LinkedField",
      "name": "balances",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Balance",
          "kind": "LinkedField",
          "name": "all",
          "plural": false,
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "rawCoal",
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
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AllTimeScaleQuery",
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
    "name": "AllTimeScaleQuery",
    "selections": [
      (v0/*:: as any*/)
    ]
  },
  "params": {
    "id": "ea7466fafef98afc9ccd9ada01bc4932b6fb12dce364870f753bc2c57e39e4ea",
    "metadata": {},
    "name": "AllTimeScaleQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d7f169cf9a75802f06b6eb57a00db61f";

export default node;
