/**
 * @generated SignedSource<<426f0497a22f294f8063256e4b665c35>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExchangeWords_exchange$data = {
  readonly createdAt: string;
  readonly message: string;
  readonly personName: string;
  readonly " $fragmentSpreads": FragmentRefs<"ExchangeChip_exchange">;
  readonly " $fragmentType": "ExchangeWords_exchange";
};
export type ExchangeWords_exchange$key = {
  readonly " $data"?: ExchangeWords_exchange$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExchangeWords_exchange">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExchangeWords_exchange",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "ExchangeChip_exchange"
    }
  ],
  "type": "Exchange",
  "abstractKey": null
};

(node as any).hash = "b8249c1eb7ce3b4143c24cdb794d5dec";

export default node;
