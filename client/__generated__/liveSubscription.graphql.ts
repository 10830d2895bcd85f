/**
 * @generated SignedSource<<92cf8ddf76bf8acb28cceb2f38015ddb>>
 * @relayHash 8dd6696d183dd75c722ce39bd21c4012
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 180f511bf6a39856a3e9ae40f451c54ced120053dab4a2a4fe8c95d507f5da06

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FriendshipStatus = "ACCEPTED" | "PENDING" | "REJECTED" | "%future added value";
export type NewsKind = "ACCEPTANCE" | "CHANGE" | "MESSAGE" | "REQUEST" | "STANDING" | "%future added value";
export type liveSubscription$variables = {
  heardAgo?: number | null | undefined;
};
export type liveSubscription$data = {
  readonly news: {
    readonly exchange: {
      readonly id: string;
    } | null | undefined;
    readonly friendship: {
      readonly id: string;
      readonly isRequestOfMine: boolean;
      readonly person: {
        readonly friendship: {
          readonly id: string;
        } | null | undefined;
        readonly id: string;
      } | null | undefined;
      readonly status: FriendshipStatus;
    } | null | undefined;
    readonly goneId: string | null | undefined;
    readonly id: string;
    readonly kind: NewsKind;
    readonly missed: boolean;
    readonly viewer: {
      readonly settings: {
        readonly karmaMessages: boolean;
      };
      readonly " $fragmentSpreads": FragmentRefs<"Bell_viewer">;
    };
  };
};
export type liveSubscription = {
  response: liveSubscription$data;
  variables: liveSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "heardAgo"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "heardAgo",
    "variableName": "heardAgo"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "missed",
  "storageKey": null
},
v5 = [
  (v2/*:: as any*/)
],
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "Exchange",
  "kind": "LinkedField",
  "name": "exchange",
  "plural": false,
  "selections": (v5/*:: as any*/),
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "Friendship",
  "kind": "LinkedField",
  "name": "friendship",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
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
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "person",
      "plural": false,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Friendship",
          "kind": "LinkedField",
          "name": "friendship",
          "plural": false,
          "selections": (v5/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "goneId",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "Settings",
  "kind": "LinkedField",
  "name": "settings",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "karmaMessages",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "liveSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "News",
        "kind": "LinkedField",
        "name": "news",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              (v9/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "Bell_viewer"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "liveSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "News",
        "kind": "LinkedField",
        "name": "news",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteRecord",
            "key": "",
            "kind": "ScalarHandle",
            "name": "goneId"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              (v9/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Notifications",
                "kind": "LinkedField",
                "name": "notifications",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "count",
                    "storageKey": null
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
    ]
  },
  "params": {
    "id": "180f511bf6a39856a3e9ae40f451c54ced120053dab4a2a4fe8c95d507f5da06",
    "metadata": {},
    "name": "liveSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "597c406a6cb6bb58c779a6af8a114ec0";

export default node;
