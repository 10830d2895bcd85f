/**
 * @generated SignedSource<<94fa3d018bd6959114d6abc7fbea3ee5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SmallQuestion_viewer$data = {
  readonly isBack: boolean;
  readonly question: string | null | undefined;
  readonly " $fragmentType": "SmallQuestion_viewer";
};
export type SmallQuestion_viewer$key = {
  readonly " $data"?: SmallQuestion_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SmallQuestion_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SmallQuestion_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "question",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isBack",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "3150c1d62216027cb8d0a5d6fd309988";

export default node;
