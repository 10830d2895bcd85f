/**
 * @generated SignedSource<<c735d721fc3d6aae624c7eb818138df4>>
 * @relayHash 54e6e8983cd58aaa173267843209bc30
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 224d245555eea7ca071a7cd0b0087edb199c8e9b31f69786152b89f1b6d590a5

import type { ConcreteRequest } from 'relay-runtime';
export type ForgotPasswordQuery$variables = Record<PropertyKey, never>;
export type ForgotPasswordQuery$data = {
  readonly contact: {
    readonly passwordResetEmail: string;
  };
};
export type ForgotPasswordQuery = {
  response: ForgotPasswordQuery$data;
  variables: ForgotPasswordQuery$variables;
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
    "name": "ForgotPasswordQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ForgotPasswordQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "224d245555eea7ca071a7cd0b0087edb199c8e9b31f69786152b89f1b6d590a5",
    "metadata": {},
    "name": "ForgotPasswordQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bc5113230942f75aaf984f938d851cfe";

export default node;
