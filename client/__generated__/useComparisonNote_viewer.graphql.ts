/**
 * @generated SignedSource<<e7217cbe33483f8edf77ef76570d04b0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useComparisonNote_viewer$data = {
  readonly daysToCompare: {
    readonly needed: number;
    readonly withMood: number;
  } | null | undefined;
  readonly insights: ReadonlyArray<{
    readonly bars: ReadonlyArray<{
      readonly of: number;
    }>;
  }>;
  readonly tagInsights: ReadonlyArray<{
    readonly key: string;
  }>;
  readonly " $fragmentType": "useComparisonNote_viewer";
};
export type useComparisonNote_viewer$key = {
  readonly " $data"?: useComparisonNote_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useComparisonNote_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useComparisonNote_viewer",
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
          "concreteType": "InsightBar",
          "kind": "LinkedField",
          "name": "bars",
          "plural": true,
          "selections": [
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Insight",
      "kind": "LinkedField",
      "name": "tagInsights",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DaysToCompare",
      "kind": "LinkedField",
      "name": "daysToCompare",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "withMood",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "needed",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "1a91da8176f2a5e16d0b6df1c8a75723";

export default node;
