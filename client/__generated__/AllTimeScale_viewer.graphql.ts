/**
 * @generated SignedSource<<7db1c4d4b737c2e945b9e962265a6354>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AllTimeScale_viewer$data = {
  readonly balances: {
    readonly all: {
      readonly coal: number;
      readonly gold: number;
      readonly rawCoal: number;
    };
  };
  readonly " $fragmentType": "AllTimeScale_viewer";
};
export type AllTimeScale_viewer$key = {
  readonly " $data"?: AllTimeScale_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AllTimeScale_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AllTimeScale_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Balances",
      "kind": "LinkedField",
      "name": "balances",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Balance",
          "kind": "LinkedField",
          "name": "all",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "gold",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "coal",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "rawCoal",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "00c9b758864a396fcf1b89b270d11703";

export default node;
