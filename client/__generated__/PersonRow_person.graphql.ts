/**
 * @generated SignedSource<<6f4ff50f332e884f4e519d46d6fee4bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonRow_person$data = {
  readonly bio: string | null | undefined;
  readonly displayName: string | null | undefined;
  readonly id: string;
  readonly picture: string | null | undefined;
  readonly username: string;
  readonly " $fragmentSpreads": FragmentRefs<"PersonMenu_person">;
  readonly " $fragmentType": "PersonRow_person";
};
export type PersonRow_person$key = {
  readonly " $data"?: PersonRow_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonRow_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonRow_person",
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
      "name": "bio",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "picture",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PersonMenu_person"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "b6bfec69043cdcb0f0db1cad2a74a486";

export default node;
