/**
 * @generated SignedSource<<37425707b49dafe177caa90b5f54e641>>
 * @relayHash db3fd05f41a19dc7fdc349424b6fa3c6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0505d14220756dcf81a41225210d51f6b67bdce699af275cd454aa7d6d048c48

import type { ConcreteRequest } from 'relay-runtime';
export type PrivacyScreenQuery$variables = Record<PropertyKey, never>;
export type PrivacyScreenQuery$data = {
  readonly contact: {
    readonly supportEmail: string;
  };
};
export type PrivacyScreenQuery = {
  response: PrivacyScreenQuery$data;
  variables: PrivacyScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Contact",
    "kind": "LinkedField",
    "name": "contact",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "supportEmail",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PrivacyScreenQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PrivacyScreenQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "0505d14220756dcf81a41225210d51f6b67bdce699af275cd454aa7d6d048c48",
    "metadata": {},
    "name": "PrivacyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "234c0498a7c103e40be8a2bc022e8c2c";

export default node;
