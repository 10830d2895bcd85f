/**
 * @generated SignedSource<<749ecedac73d685ae10069dde0d78c97>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Bell_viewer$data = {
  readonly notifications: {
    readonly count: number;
  };
  readonly " $fragmentType": "Bell_viewer";
};
export type Bell_viewer$key = {
  readonly " $data"?: Bell_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Bell_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Bell_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Notifications",
      "kind": "LinkedField",
      "name": "notifications",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "354f4a05b072cd931c6bd3077eba1164";

export default node;
