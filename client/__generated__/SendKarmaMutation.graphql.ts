/**
 * @generated SignedSource<<3fc8f8452b08a58339907da56b85d3d8>>
 * @relayHash f2fb2b9f690c1fcfc2b7109ecc65891a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 264bb7a749865cf1427df255f87b145fb99d1b0c1ec71a695e9f4b52b42a0379

import type { ConcreteRequest } from 'relay-runtime';
export type DeliveryMethod = "APP" | "EMAIL" | "SOCIAL" | "TEXT" | "%future added value";
export type ExchangeTemplate = "APPRECIATED_YOUR_HELP" | "CUSTOM" | "MADE_MY_DAY" | "THANKS_FOR_BEING_THERE" | "%future added value";
export type ExchangeType = "CONSTRUCTIVE_FEEDBACK" | "GOOD_KARMA" | "KIND_MESSAGE" | "%future added value";
export type SendExchangeInput = {
  deliveryMethod?: DeliveryMethod | null | undefined;
  message: string;
  recipientId?: string | null | undefined;
  recipientUsername?: string | null | undefined;
  stamp?: EntryStamp | null | undefined;
  template?: ExchangeTemplate | null | undefined;
  type: ExchangeType;
};
export type EntryStamp = {
  clientId?: string | null | undefined;
  epoch?: number | null | undefined;
  occurredAt?: string | null | undefined;
  sentAt?: string | null | undefined;
  timeZone?: string | null | undefined;
};
export type SendKarmaMutation$variables = {
  input: SendExchangeInput;
};
export type SendKarmaMutation$data = {
  readonly sendExchange: {
    readonly __typename: "Refusal";
    readonly code: string;
    readonly field: string | null | undefined;
    readonly message: string;
  } | {
    readonly __typename: "SendExchangePayload";
    readonly note: string | null | undefined;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type SendKarmaMutation = {
  response: SendKarmaMutation$data;
  variables: SendKarmaMutation$variables;
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
    "name": "sendExchange",
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
            "kind": "ScalarField",
            "name": "note",
            "storageKey": null
          }
        ],
        "type": "SendExchangePayload",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
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
    "name": "SendKarmaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SendKarmaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "264bb7a749865cf1427df255f87b145fb99d1b0c1ec71a695e9f4b52b42a0379",
    "metadata": {},
    "name": "SendKarmaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8133bd16120e1aa2e43e4db8173f5c3b";

export default node;
