/**
 * @generated SignedSource<<3853600e7faccb069b084293cabdec6e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewMessagesDialog_messages$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"ExchangeWords_exchange">;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "ExchangeWords_exchange"
    }
  ],
  "type": "Exchange",
  "abstractKey": null
};

(node as any).hash = "58655bf99322116ea1428e1af47de425";

export default node;
