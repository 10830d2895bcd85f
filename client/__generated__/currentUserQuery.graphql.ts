/**
 * @generated SignedSource<<f94cafe08fafdc0c75406d0177248bbb>>
 * @relayHash 9cefecbf26b816f6143d9419ffd5cb96
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d82b7bbc96a4a1092c3f57a30b617e1b2a65bf8589476e319a7247cd1987d7a3

import type { ConcreteRequest } from 'relay-runtime';
export type currentUserQuery$variables = Record<PropertyKey, never>;
export type currentUserQuery$data = {
  readonly contact: {
    readonly passwordResetEmail: string;
  };
  readonly viewer: {
    readonly email: string;
    readonly user: {
      readonly displayName: string | null | undefined;
      readonly id: string;
      readonly username: string;
    };
  } | null | undefined;
};
export type currentUserQuery = {
  response: currentUserQuery$data;
  variables: currentUserQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
        "kind": "ScalarField",
        "name": "email",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "username",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "displayName",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  },
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
        "name": "passwordResetEmail",
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
    "name": "currentUserQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "currentUserQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "d82b7bbc96a4a1092c3f57a30b617e1b2a65bf8589476e319a7247cd1987d7a3",
    "metadata": {},
    "name": "currentUserQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a0ea5113e7f0371fe506dc3a5bae4c6c";

export default node;
