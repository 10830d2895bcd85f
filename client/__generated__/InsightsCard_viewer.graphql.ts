/**
 * @generated SignedSource<<26951075c7eea19c52d7aeeea9325322>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InsightsCard_viewer$data = {
  readonly insights: ReadonlyArray<{
    readonly bars: ReadonlyArray<{
      readonly count: number;
      readonly label: string;
      readonly of: number;
    }>;
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "InsightBar",
          "kind": "LinkedField",
          "name": "bars",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "label",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "count",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "of",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "1ada497c05a44e62c9129b584dafeb57";

export default node;
