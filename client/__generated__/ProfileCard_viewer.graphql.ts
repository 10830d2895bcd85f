/**
 * @generated SignedSource<<2027df2cc02ac8eee8e3cf86d0bda8a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileCard_viewer$data = {
  readonly email: string;
  readonly user: {
    readonly displayName: string | null | undefined;
    readonly username: string;
  };
  readonly " $fragmentType": "ProfileCard_viewer";
};
export type ProfileCard_viewer$key = {
  readonly " $data"?: ProfileCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileCard_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
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
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "2126f1ce0c400cbb85bf34a31d9299c9";

export default node;
