/**
 * @generated SignedSource<<b58c5a03d5b3cd4ce79c7adc72dd1baa>>
 * @relayHash 73c87478fb46b915b27a1000a2b3d524
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 40601dbc2a6fcdbce33ad9308bdbf5a9a343368ca1e4811c7e4c907642f4cd25

import type { ConcreteRequest } from 'relay-runtime';
export type SignOutMutation$variables = Record<PropertyKey, never>;
export type SignOutMutation$data = {
  readonly logout: {
    readonly viewer: {
      readonly email: string;
    } | null | undefined;
  };
};
export type SignOutMutation = {
  response: SignOutMutation$data;
  variables: SignOutMutation$variables;
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
    "name": "SignOutMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SignOutMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "40601dbc2a6fcdbce33ad9308bdbf5a9a343368ca1e4811c7e4c907642f4cd25",
    "metadata": {},
    "name": "SignOutMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "54ba36238a0f83a16f7675277b4c33da";

export default node;
