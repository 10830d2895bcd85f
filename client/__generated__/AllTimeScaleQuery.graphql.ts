/**
 * @generated SignedSource<<cf8c96a86d8e08bb8b3f063d9e058e10>>
 * @relayHash 012267132aca91b5bd34c18c11e15728
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 210d9235c9c3fbb8c22d8f0096f6f756dbaafb03c0c44e62f8ab4d172cb1a684

import type { ConcreteRequest } from 'relay-runtime';
export type AllTimeScaleQuery$variables = Record<PropertyKey, never>;
export type AllTimeScaleQuery$data = {
  readonly viewer: {
    readonly balances: {
      readonly all: {
        readonly coal: number;
        readonly gold: number;
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
    "id": "210d9235c9c3fbb8c22d8f0096f6f756dbaafb03c0c44e62f8ab4d172cb1a684",
    "metadata": {},
    "name": "AllTimeScaleQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fb2d020423f13b5bb5dd78bfb5a30c94";

export default node;
