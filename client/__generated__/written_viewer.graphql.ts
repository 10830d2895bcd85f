/**
 * @generated SignedSource<<761a3a8d21420854adafa6161083caa7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type written_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DashboardScreen_viewer" | "dueSlot_viewer" | "recentlyFelt_viewer">;
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
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "7bd05adc252a77d0049be666a9ec3fb7";

export default node;
