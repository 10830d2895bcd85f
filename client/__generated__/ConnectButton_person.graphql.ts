/**
 * @generated SignedSource<<b48d35cbb3ca8c6865da856f71c20e11>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FriendshipStatus = "ACCEPTED" | "PENDING" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ConnectButton_person$data = {
  readonly friendship: {
    readonly isRequestOfMine: boolean;
    readonly status: FriendshipStatus;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "ConnectButton_person";
};
export type ConnectButton_person$key = {
  readonly " $data"?: ConnectButton_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConnectButton_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConnectButton_person",
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
      "concreteType": "Friendship",
      "kind": "LinkedField",
      "name": "friendship",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isRequestOfMine",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "6b747b3b65df38a3b227361e57c68078";

export default node;
