/**
 * @generated SignedSource<<7492024f82c3781013b5fd9cc0d76c70>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type written_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DashboardScreen_viewer" | "HeavyDaysCard_viewer" | "dueSlot_viewer">;
  readonly " $fragmentType": "written_viewer";
};
export type written_viewer$key = {
  readonly " $data"?: written_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"written_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "written_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DashboardScreen_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "dueSlot_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HeavyDaysCard_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "28e7fb345d8cabed758175b8d86b2246";

export default node;
