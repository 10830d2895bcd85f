/**
 * @generated SignedSource<<4ac3a35bed7e4f913765da21b8662255>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SearchLink_viewer$data = {
  readonly balances: {
    readonly all: {
      readonly entries: number;
    };
  };
  readonly " $fragmentType": "SearchLink_viewer";
};
export type SearchLink_viewer$key = {
  readonly " $data"?: SearchLink_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SearchLink_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SearchLink_viewer",
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
              "name": "entries",
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

(node as any).hash = "f0e9c7e08171eacbc767d32b6f15bc07";

export default node;
