/**
 * @generated SignedSource<<e35c4ef6f3788de192a9dd5202ee8a52>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InsightsCard_viewer$data = {
  readonly insights: ReadonlyArray<{
    readonly from: string;
    readonly key: string;
    readonly text: string;
    readonly to: string;
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
          "name": "from",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "to",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "f5bee7b532a7ecab45573afb0992490c";

export default node;
