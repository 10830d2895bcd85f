/**
 * @generated SignedSource<<475d83893f1edcd80b06bfa8911bb645>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonMenu_person$data = {
  readonly displayName: string | null | undefined;
  readonly id: string;
  readonly isMuted: boolean;
  readonly username: string;
  readonly " $fragmentType": "PersonMenu_person";
};
export type PersonMenu_person$key = {
  readonly " $data"?: PersonMenu_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonMenu_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonMenu_person",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isMuted",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "1f797b2b9588f25086e55c99174a2714";

export default node;
