/**
 * @generated SignedSource<<e9b8320ec31c111f69a3d4d91ea52707>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BlockedPerson_person$data = {
  readonly displayName: string | null | undefined;
  readonly id: string;
  readonly username: string;
  readonly " $fragmentType": "BlockedPerson_person";
};
export type BlockedPerson_person$key = {
  readonly " $data"?: BlockedPerson_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"BlockedPerson_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BlockedPerson_person",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "username",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "displayName",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "8b018031645045827ec60137764cfff1";

export default node;
