/**
 * @generated SignedSource<<0dc21f50319a6e5dc684fd9d926f83e3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type YearInPixels_viewer$data = {
  readonly years: ReadonlyArray<number>;
  readonly " $fragmentType": "YearInPixels_viewer";
};
export type YearInPixels_viewer$key = {
  readonly " $data"?: YearInPixels_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"YearInPixels_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "YearInPixels_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "years",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "a7c7b1c5589998238aeede00862774d8";

export default node;
