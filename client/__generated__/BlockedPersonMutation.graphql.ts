/**
 * @generated SignedSource<<6e53c2d84a8c7fc88601f046127e9aa3>>
 * @relayHash c4d49ee5912567983534ae2860c623bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2bbb4b52ba6ee4b1d19baebd889a3e6e8b58362f2ea0676a979ad484584c3fcb

import type { ConcreteRequest } from 'relay-runtime';
export type UnblockPersonInput = {
  exchangeId?: string | null | undefined;
  personId?: string | null | undefined;
};
export type BlockedPersonMutation$variables = {
  input: UnblockPersonInput;
};
export type BlockedPersonMutation$data = {
  readonly unblockPerson: {
    readonly __typename: "Refusal";
    readonly code: string;
    readonly message: string;
  } | {
    readonly __typename: "UnblockPersonPayload";
    readonly person: {
      readonly id: string;
    } | null | undefined;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type BlockedPersonMutation = {
  response: BlockedPersonMutation$data;
  variables: BlockedPersonMutation$variables;
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
    "name": "unblockPerson",
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
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "person",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "UnblockPersonPayload",
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
    "name": "BlockedPersonMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BlockedPersonMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2bbb4b52ba6ee4b1d19baebd889a3e6e8b58362f2ea0676a979ad484584c3fcb",
    "metadata": {},
    "name": "BlockedPersonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a0396d2ba4eb0642bfd8aee458848d61";

export default node;
