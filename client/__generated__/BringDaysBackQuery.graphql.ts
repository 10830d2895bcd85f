/**
 * @generated SignedSource<<9efad29e38ccaf09e2edf4eaad6772f8>>
 * @relayHash cde796dc1881be1a4e2a95f8493d47ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c5a1414cb3cbd61c4ce4226b472c56cef5888308d563d0438fdce50da5837602

import type { ConcreteRequest } from 'relay-runtime';
export type BringDaysBackQuery$variables = Record<PropertyKey, never>;
export type BringDaysBackQuery$data = {
  readonly viewer: {
    readonly daysPutAway: number;
  };
};
export type BringDaysBackQuery = {
  response: BringDaysBackQuery$data;
  variables: BringDaysBackQuery$variables;
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
      "kind": "ScalarField",
      "name": "daysPutAway",
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
    "name": "BringDaysBackQuery",
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
    "name": "BringDaysBackQuery",
    "selections": [
      (v0/*:: as any*/)
    ]
  },
  "params": {
    "id": "c5a1414cb3cbd61c4ce4226b472c56cef5888308d563d0438fdce50da5837602",
    "metadata": {},
    "name": "BringDaysBackQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5a6ebde28694e63678d59c10a9f54282";

export default node;
