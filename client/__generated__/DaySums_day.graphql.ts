/**
 * @generated SignedSource<<2ef46ecdc8dc851d33875fc962f2bad8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DaySums_day$data = {
  readonly coal: number;
  readonly gold: number;
  readonly " $fragmentType": "DaySums_day";
};
export type DaySums_day$key = {
  readonly " $data"?: DaySums_day$data;
  readonly " $fragmentSpreads": FragmentRefs<"DaySums_day">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DaySums_day",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gold",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "coal",
      "storageKey": null
    }
  ],
  "type": "Day",
  "abstractKey": null
};

(node as any).hash = "4b94411b95b9f79576f16d7dbb26d45a";

export default node;
