/**
 * @generated SignedSource<<5fcefabfdff18b52984f5ebb79a48df8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TodaysSummaryCard_viewer$data = {
  readonly summary: {
    readonly actionsLogged: number;
    readonly goodKarmaSent: number;
    readonly positiveInteractions: number;
    readonly reflectionsWritten: number;
  };
  readonly " $fragmentType": "TodaysSummaryCard_viewer";
};
export type TodaysSummaryCard_viewer$key = {
  readonly " $data"?: TodaysSummaryCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"TodaysSummaryCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TodaysSummaryCard_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DaySummary",
      "kind": "LinkedField",
      "name": "summary",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "actionsLogged",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "positiveInteractions",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reflectionsWritten",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "goodKarmaSent",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "65ff160bc687ed6cba87db2a9a361b67";

export default node;
