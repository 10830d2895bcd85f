/**
 * @generated SignedSource<<d046a3f765214368531820bab009c7ad>>
 * @relayHash 88b6106ce9bf15ea71fd5df293f712f8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e9b8c89268280140ab5e816e7e281612c5d2982267dc121590865cc3470e3fa5

import type { ConcreteRequest } from 'relay-runtime';
export type signOutMutation$variables = Record<PropertyKey, never>;
export type signOutMutation$data = {
  readonly logout: {
    readonly viewer: {
      readonly email: string;
    } | null | undefined;
  };
};
export type signOutMutation = {
  response: signOutMutation$data;
  variables: signOutMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "LogoutPayload",
    "kind": "LinkedField",
    "name": "logout",
    "plural": false,
    "selections": [
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
          }
        ],
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
    "name": "signOutMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "signOutMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "e9b8c89268280140ab5e816e7e281612c5d2982267dc121590865cc3470e3fa5",
    "metadata": {},
    "name": "signOutMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ffb1b2b5425e17a46956d7299556943e";

export default node;
