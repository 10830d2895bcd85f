/**
 * @generated SignedSource<<925a38f17256d7799af63756d5abf03f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExchangeSide = "RECEIVED" | "SENT" | "%future added value";
export type ExchangeType = "CONSTRUCTIVE_FEEDBACK" | "GOOD_KARMA" | "KIND_MESSAGE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FoundMessage_exchange$data = {
  readonly createdAt: string;
  readonly id: string;
  readonly isUnreadable: boolean;
  readonly kind: ExchangeType;
  readonly message: string;
  readonly personName: string;
  readonly side: ExchangeSide;
  readonly " $fragmentType": "FoundMessage_exchange";
};
export type FoundMessage_exchange$key = {
  readonly " $data"?: FoundMessage_exchange$data;
  readonly " $fragmentSpreads": FragmentRefs<"FoundMessage_exchange">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FoundMessage_exchange",
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
      "alias": "kind",
      "args": null,
      "kind": "ScalarField",
      "name": "type",
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
      "name": "isUnreadable",
      "storageKey": null
    }
  ],
  "type": "Exchange",
  "abstractKey": null
};

(node as any).hash = "0595b4ce8d1e92578d9da4861ddf44ed";

export default node;
