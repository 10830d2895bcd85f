/**
 * @generated SignedSource<<48861033f04f32f2065574d5cdffddfd>>
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
    readonly " $fragmentSpreads": FragmentRefs<"AnswerButton_friendship">;
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AnswerButton_friendship"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "5195b977fbef557ad89395e314c0447d";

export default node;
