/**
 * @generated SignedSource<<36987d052fd6f8e78921c8488e996fbd>>
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
  readonly isPersonBlocked: boolean | null | undefined;
  readonly isPersonMuted: boolean | null | undefined;
  readonly isReported: boolean;
  readonly isUnreadable: boolean;
  readonly person: {
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
        (v0/*:: as any*/)
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

(node as any).hash = "da5df477b0fab474c02189bf40534814";

export default node;
