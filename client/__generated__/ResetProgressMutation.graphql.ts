/**
 * @generated SignedSource<<37d3130c4239dc4a18d8ef72996794db>>
 * @relayHash c76d523d916b186048dd591066fbcdbb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11715a27ab7061d391dcb1b63496e7f3010fa121dbb7b4a800d2068a0b5c9e02

import type { ConcreteRequest } from 'relay-runtime';
export type ResetProgressInput = {
  epoch?: number | null | undefined;
};
export type ResetProgressMutation$variables = {
  input: ResetProgressInput;
};
export type ResetProgressMutation$data = {
  readonly resetProgress: {
    readonly __typename: "Refusal";
    readonly code: string;
    readonly message: string;
  } | {
    readonly __typename: "ResetProgressPayload";
    readonly viewer: {
      readonly email: string;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type ResetProgressMutation = {
  response: ResetProgressMutation$data;
  variables: ResetProgressMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "resetProgress",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
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
        "type": "ResetProgressPayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          }
        ],
        "type": "Refusal",
        "abstractKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ResetProgressMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ResetProgressMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "11715a27ab7061d391dcb1b63496e7f3010fa121dbb7b4a800d2068a0b5c9e02",
    "metadata": {},
    "name": "ResetProgressMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cebcba8e4be6342ebecae3c5d9725a34";

export default node;
