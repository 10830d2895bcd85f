/**
 * @generated SignedSource<<45bd4fa4c6abed3678689f3045707748>>
 * @relayHash ff762930099b9b752a2007b9ce0676ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5639c5e864f5b22783ef6274e9905a3b5757a05d1c481931d63c18af758e6f05

import type { ConcreteRequest } from 'relay-runtime';
export type SupportMailboxQuery$variables = Record<PropertyKey, never>;
export type SupportMailboxQuery$data = {
  readonly contact: {
    readonly supportEmail: string;
  };
};
export type SupportMailboxQuery = {
  response: SupportMailboxQuery$data;
  variables: SupportMailboxQuery$variables;
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
    "name": "SupportMailboxQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SupportMailboxQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "5639c5e864f5b22783ef6274e9905a3b5757a05d1c481931d63c18af758e6f05",
    "metadata": {},
    "name": "SupportMailboxQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0e0f652ab6617d939dc4c0d765664707";

export default node;
