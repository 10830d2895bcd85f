/**
 * @generated SignedSource<<e6764907583c323583caef4726c9921f>>
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "af0bd20f0b18d1614375fcf6673aafac";

export default node;
