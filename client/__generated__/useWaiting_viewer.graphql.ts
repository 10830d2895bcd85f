/**
 * @generated SignedSource<<cfff17420f7c64bd21ac927cfba24483>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FriendshipStatus = "ACCEPTED" | "PENDING" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useWaiting_viewer$data = {
  readonly friendRequests: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly person: {
          readonly id: string;
          readonly isBlocked: boolean;
          readonly " $fragmentSpreads": FragmentRefs<"ConnectButton_person" | "PersonRow_person">;
        } | null | undefined;
        readonly status: FriendshipStatus;
      };
    }>;
  };
  readonly " $fragmentType": "useWaiting_viewer";
};
export type useWaiting_viewer$key = {
  readonly " $data"?: useWaiting_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useWaiting_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useWaiting_viewer",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 20
        }
      ],
      "concreteType": "ViewerFriendRequestsConnection",
      "kind": "LinkedField",
      "name": "friendRequests",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ViewerFriendRequestsConnectionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Friendship",
              "kind": "LinkedField",
              "name": "node",
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
                  "concreteType": "User",
                  "kind": "LinkedField",
                  "name": "person",
                  "plural": false,
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
                      "name": "isBlocked",
                      "storageKey": null
                    },
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "PersonRow_person"
                    },
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "ConnectButton_person"
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "friendRequests(first:20)"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "337084d03562fa7fa8ba280309df48be";

export default node;
