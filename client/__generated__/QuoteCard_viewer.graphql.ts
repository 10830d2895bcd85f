/**
 * @generated SignedSource<<38af6c04a14842b9eeb190f05d0d9591>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type QuoteCard_viewer$data = {
  readonly dailyQuote: {
    readonly category: string;
    readonly text: string;
  };
  readonly " $fragmentType": "QuoteCard_viewer";
};
export type QuoteCard_viewer$key = {
  readonly " $data"?: QuoteCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuoteCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuoteCard_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Quote",
      "kind": "LinkedField",
      "name": "dailyQuote",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "category",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "cf1760a6c728ddfa12734cc6e6ce2022";

export default node;
