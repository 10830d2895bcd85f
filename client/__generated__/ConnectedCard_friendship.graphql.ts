/**
 * @generated SignedSource<<753cf5b9ab862559e6bfbce058a30748>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConnectedCard_friendship$data = {
  readonly id: string;
  readonly person: {
    readonly displayName: string | null | undefined;
    readonly id: string;
    readonly username: string;
    readonly " $fragmentSpreads": FragmentRefs<"PersonCard_person" | "SendKarma_person">;
  } | null | undefined;
  readonly " $fragmentType": "ConnectedCard_friendship";
};
export type ConnectedCard_friendship$key = {
  readonly " $data"?: ConnectedCard_friendship$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConnectedCard_friendship">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConnectedCard_friendship",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "person",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "PersonCard_person"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SendKarma_person"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Friendship",
  "abstractKey": null
};
})();

(node as any).hash = "e21f682f037e604005227ccb3c632715";

export default node;
