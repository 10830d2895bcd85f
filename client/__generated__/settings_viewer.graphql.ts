/**
 * @generated SignedSource<<00c4e8cd2433e1a1c86f8afd016c810a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type settings_viewer$data = {
  readonly settings: {
    readonly anonymousMode: boolean;
    readonly dailyReminder: boolean;
    readonly insights: boolean;
    readonly karmaMessages: boolean;
    readonly memories: boolean;
  };
  readonly " $fragmentType": "settings_viewer";
};
export type settings_viewer$key = {
  readonly " $data"?: settings_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"settings_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "settings_viewer",
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
          "name": "karmaMessages",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "anonymousMode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "insights",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "memories",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "bc2cb2f376a31bb1f43862a763996792";

export default node;
