/**
 * @generated SignedSource<<e4b7edd70cb7472b6ac35bb1bedccda1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonCard_person$data = {
  readonly bio: string | null | undefined;
  readonly displayName: string | null | undefined;
  readonly id: string;
  readonly picture: string | null | undefined;
  readonly username: string;
  readonly " $fragmentSpreads": FragmentRefs<"PersonMenu_person">;
  readonly " $fragmentType": "PersonCard_person";
};
export type PersonCard_person$key = {
  readonly " $data"?: PersonCard_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonCard_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonCard_person",
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

(node as any).hash = "4dc5d90ba1749e4cfd75f5d2d826a77c";

export default node;
