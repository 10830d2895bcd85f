/**
 * @generated SignedSource<<dd093c7104b695c94c36bd27430c5d58>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InsightsCard_viewer$data = {
  readonly insights: ReadonlyArray<{
    readonly days: number;
    readonly from: string;
    readonly key: string;
    readonly text: string;
  }>;
  readonly " $fragmentType": "InsightsCard_viewer";
};
export type InsightsCard_viewer$key = {
  readonly " $data"?: InsightsCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"InsightsCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InsightsCard_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Insight",
      "kind": "LinkedField",
      "name": "insights",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "days",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "from",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "9ff0160f432e8234e32d8277aca09d5f";

export default node;
