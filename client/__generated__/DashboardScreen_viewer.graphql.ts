/**
 * @generated SignedSource<<2199fb5ec14d9ddc1a5284aea3564333>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DashboardScreen_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"InsightsCard_viewer" | "KarmaBalanceCard_viewer" | "MoodCard_viewer" | "OnThisDay_viewer" | "QuestionPlace_viewer" | "QuoteCard_viewer" | "TodaysSummaryCard_viewer">;
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
      "name": "QuestionPlace_viewer"
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

(node as any).hash = "d601b444449951fec30bd2650ca8c5b4";

export default node;
