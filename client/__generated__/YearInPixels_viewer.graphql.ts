/**
 * @generated SignedSource<<da79bf0678b4d800cb61c6b1e35fd198>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type YearInPixels_viewer$data = {
  readonly months: ReadonlyArray<string>;
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
      "name": "months",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "cedd8b8f9dfd094f5d856f23bfff4037";

export default node;
