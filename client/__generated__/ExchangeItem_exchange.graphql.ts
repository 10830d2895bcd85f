/**
 * @generated SignedSource<<d63278f930a945f70d26979de50c77af>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeliveryMethod = "APP" | "EMAIL" | "SOCIAL" | "TEXT" | "%future added value";
export type ExchangeSide = "RECEIVED" | "SENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ExchangeItem_exchange$data = {
  readonly createdAt: string;
  readonly deliveryMethod: DeliveryMethod;
  readonly id: string;
  readonly isReported: boolean;
  readonly message: string;
  readonly personName: string;
  readonly side: ExchangeSide;
  readonly " $fragmentSpreads": FragmentRefs<"ExchangeChip_exchange">;
  readonly " $fragmentType": "ExchangeItem_exchange";
};
export type ExchangeItem_exchange$key = {
  readonly " $data"?: ExchangeItem_exchange$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExchangeItem_exchange">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExchangeItem_exchange",
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
      "name": "deliveryMethod",
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
      "name": "createdAt",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "ExchangeChip_exchange"
    }
  ],
  "type": "Exchange",
  "abstractKey": null
};

(node as any).hash = "d512ba1ec5ef26ae2e5ab86e09a83bdc";

export default node;
