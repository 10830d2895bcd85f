/**
 * @generated SignedSource<<446b43d550cffddc66fd53264eb65919>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type written_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DashboardScreen_viewer" | "QuickMood_viewer" | "dueSlot_viewer" | "recentlyFelt_viewer">;
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
      "name": "recentlyFelt_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "QuickMood_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "b854cc82cb3f0de67ca032523c61cda5";

export default node;
