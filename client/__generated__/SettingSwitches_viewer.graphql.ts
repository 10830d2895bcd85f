/**
 * @generated SignedSource<<0ce77daf2bd4375cc49cb4a0a53cf691>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SettingSwitches_viewer$data = {
  readonly settings: {
    readonly anonymousMode: boolean;
    readonly dailyReminder: boolean;
    readonly insights: boolean;
    readonly karmaMessages: boolean;
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

(node as any).hash = "6b0f4ac82fef851db2cf76cfae2a309d";

export default node;
