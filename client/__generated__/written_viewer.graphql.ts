/**
 * @generated SignedSource<<70b0b3be98995b38967177207e77c742>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type written_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DashboardScreen_viewer" | "dueSlot_viewer">;
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
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "096da847c602b8afd14211a689ea349a";

export default node;
