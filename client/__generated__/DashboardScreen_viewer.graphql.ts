/**
 * @generated SignedSource<<311e1192c10251a0d9530c149e4d40ea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DashboardScreen_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"InsightsCard_viewer" | "KarmaBalanceCard_viewer" | "MoodCard_viewer" | "OnThisDay_viewer" | "QuoteCard_viewer" | "TodaysSummaryCard_viewer">;
  readonly " $fragmentType": "DashboardScreen_viewer";
};
export type DashboardScreen_viewer$key = {
  readonly " $data"?: DashboardScreen_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DashboardScreen_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DashboardScreen_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "KarmaBalanceCard_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MoodCard_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TodaysSummaryCard_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "QuoteCard_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InsightsCard_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OnThisDay_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "7e385a687d113acf8d776dbe3a4ccc2e";

export default node;
