/**
 * @generated SignedSource<<0b988ca44198a433f68049e46f220438>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TimeZone_viewer$data = {
  readonly fixedTimeZone: string | null | undefined;
  readonly " $fragmentType": "TimeZone_viewer";
};
export type TimeZone_viewer$key = {
  readonly " $data"?: TimeZone_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"TimeZone_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TimeZone_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fixedTimeZone",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "e1ecacfe2a810a4cd4d51cece298eb09";

export default node;
