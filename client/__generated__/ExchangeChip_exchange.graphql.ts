/**
 * @generated SignedSource<<4ab44c1a4b02403f20bc7c25932c568e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExchangeType = "CONSTRUCTIVE_FEEDBACK" | "GOOD_KARMA" | "KIND_MESSAGE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ExchangeChip_exchange$data = {
  readonly gold: number;
  readonly type: ExchangeType;
  readonly " $fragmentType": "ExchangeChip_exchange";
};
export type ExchangeChip_exchange$key = {
  readonly " $data"?: ExchangeChip_exchange$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExchangeChip_exchange">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExchangeChip_exchange",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gold",
      "storageKey": null
    }
  ],
  "type": "Exchange",
  "abstractKey": null
};

(node as any).hash = "cfc7aa7512fb16b7322dbeee80424727";

export default node;
