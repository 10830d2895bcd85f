/**
 * @generated SignedSource<<841cce83afb600c8e9962675bf9a970d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PeriodSelect_viewer$data = {
  readonly months: ReadonlyArray<string>;
  readonly " $fragmentType": "PeriodSelect_viewer";
};
export type PeriodSelect_viewer$key = {
  readonly " $data"?: PeriodSelect_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PeriodSelect_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PeriodSelect_viewer",
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

(node as any).hash = "6e9c940b91b3dbb68088f54a955f3324";

export default node;
