/**
 * @generated SignedSource<<748662e565edab25775ef3405ff93ccc>>
 * @relayHash 683ef02f8bf4193c2f4a285c8c9f5b4d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 86499f38c002207d0fc7f8a0c32040f1b02bda665e74d7fbaa95bec9b74f7406

import type { ConcreteRequest } from 'relay-runtime';
export type ReportReason = "OTHER" | "SEXUAL" | "SPAM" | "THREATENING" | "UNKIND" | "%future added value";
export type ReportExchangeInput = {
  details?: string | null | undefined;
  id: string;
  reason: ReportReason;
  stamp?: EntryStamp | null | undefined;
};
export type EntryStamp = {
  clientId?: string | null | undefined;
  epoch?: number | null | undefined;
  occurredAt?: string | null | undefined;
  sentAt?: string | null | undefined;
  timeZone?: string | null | undefined;
};
export type ReportMessageMutation$variables = {
  input: ReportExchangeInput;
};
export type ReportMessageMutation$data = {
  readonly reportExchange: {
    readonly __typename: "Refusal";
    readonly code: string;
    readonly field: string | null | undefined;
    readonly message: string;
  } | {
    readonly __typename: "ReportExchangePayload";
    readonly exchangeId: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type ReportMessageMutation = {
  response: ReportMessageMutation$data;
  variables: ReportMessageMutation$variables;
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
    "name": "reportExchange",
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
            "name": "exchangeId",
            "storageKey": null
          }
        ],
        "type": "ReportExchangePayload",
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
    "name": "ReportMessageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ReportMessageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "86499f38c002207d0fc7f8a0c32040f1b02bda665e74d7fbaa95bec9b74f7406",
    "metadata": {},
    "name": "ReportMessageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5e0c2a963d2658ff328568244eb5ebfc";

export default node;
