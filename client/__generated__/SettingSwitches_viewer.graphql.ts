/**
 * @generated SignedSource<<3d4c3aec6511741e1ca8f5d2efd80c35>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SettingSwitches_viewer$data = {
  readonly settings: {
    readonly dailyReminder: boolean;
    readonly insights: boolean;
  };
  readonly " $fragmentType": "SettingSwitches_viewer";
};
export type SettingSwitches_viewer$key = {
  readonly " $data"?: SettingSwitches_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SettingSwitches_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SettingSwitches_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Settings",
      "kind": "LinkedField",
      "name": "settings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dailyReminder",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "insights",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "21bdc523bd54f52d8cb912c087ff200b";

export default node;
