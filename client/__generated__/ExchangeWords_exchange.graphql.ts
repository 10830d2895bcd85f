/**
 * @generated SignedSource<<5eb15c14e87e3d67ad54515abda3cf6c>>
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
  readonly person: {
    readonly picture: string | null | undefined;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "ExchangeChip_exchange"
    }
  ],
  "type": "Exchange",
  "abstractKey": null
};

(node as any).hash = "3a4fc2ffc4f434eacd878a9707c7e62f";

export default node;
