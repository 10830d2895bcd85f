/**
 * @generated SignedSource<<d27bb608642f675d565510fccb80e63b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExchangeWords_exchange$data = {
  readonly createdAt: string;
  readonly isUnreadable: boolean;
  readonly message: string;
  readonly person: {
    readonly displayName: string | null | undefined;
    readonly picture: string | null | undefined;
    readonly username: string;
  } | null | undefined;
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
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "person",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "username",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "picture",
          "storageKey": null
        }
      ],
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

(node as any).hash = "94839e6eb9b2116dd02f3620427f064c";

export default node;
