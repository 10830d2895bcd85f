/**
 * @generated SignedSource<<47ef27c91cc4c6cb8dc65dbc938142a6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewMessagesDialog_messages$data = ReadonlyArray<{
  readonly createdAt: string;
  readonly id: string;
  readonly message: string;
  readonly personName: string;
  readonly " $fragmentSpreads": FragmentRefs<"ExchangeChip_exchange">;
  readonly " $fragmentType": "NewMessagesDialog_messages";
}>;
export type NewMessagesDialog_messages$key = ReadonlyArray<{
  readonly " $data"?: NewMessagesDialog_messages$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewMessagesDialog_messages">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "NewMessagesDialog_messages",
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

(node as any).hash = "70b8c78b14c43fc1dcf295c63f4db160";

export default node;
