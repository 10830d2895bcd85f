/**
 * @generated SignedSource<<c9eef308acc6239ceb29e01e53e04a52>>
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
  readonly deliveryMethod: DeliveryMethod;
  readonly id: string;
  readonly isReported: boolean;
  readonly personName: string;
  readonly side: ExchangeSide;
  readonly " $fragmentSpreads": FragmentRefs<"ExchangeWords_exchange">;
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
      "name": "isReported",
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

(node as any).hash = "797d69adf89c7e57e1fba57e525210b6";

export default node;
