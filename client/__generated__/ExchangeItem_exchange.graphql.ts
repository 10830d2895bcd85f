/**
 * @generated SignedSource<<ff2a2ad892eedb3301da42023020a8d8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeliveryMethod = "APP" | "EMAIL" | "SOCIAL" | "TEXT" | "%future added value";
export type ExchangeSide = "RECEIVED" | "SENT" | "%future added value";
export type FriendshipStatus = "ACCEPTED" | "PENDING" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ExchangeItem_exchange$data = {
  readonly createdAt: string;
  readonly deliveryMethod: DeliveryMethod;
  readonly id: string;
  readonly isPersonBlocked: boolean | null | undefined;
  readonly isPersonMuted: boolean | null | undefined;
  readonly isReported: boolean;
  readonly isUnreadable: boolean;
  readonly message: string;
  readonly person: {
    readonly friendship: {
      readonly status: FriendshipStatus;
    } | null | undefined;
    readonly id: string;
  } | null | undefined;
  readonly personName: string;
  readonly side: ExchangeSide;
  readonly " $fragmentSpreads": FragmentRefs<"ExchangeWords_exchange">;
  readonly " $fragmentType": "ExchangeItem_exchange";
};
export type ExchangeItem_exchange$key = {
  readonly " $data"?: ExchangeItem_exchange$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExchangeItem_exchange">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExchangeItem_exchange",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "side",
      "storageKey": null
    },
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
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveryMethod",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "person",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Friendship",
          "kind": "LinkedField",
          "name": "friendship",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
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
      "kind": "ScalarField",
      "name": "personName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPersonMuted",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPersonBlocked",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isReported",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isUnreadable",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ExchangeWords_exchange"
    }
  ],
  "type": "Exchange",
  "abstractKey": null
};
})();

(node as any).hash = "9f3b859f184b7283b496fb23abc2d1b8";

export default node;
