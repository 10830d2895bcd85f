/**
 * @generated SignedSource<<c5d34136497b618233dcf21cfbf0def3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConnectedRow_friendship$data = {
  readonly id: string;
  readonly person: {
    readonly displayName: string | null | undefined;
    readonly id: string;
    readonly username: string;
    readonly " $fragmentSpreads": FragmentRefs<"PersonRow_person" | "SendKarma_person">;
  } | null | undefined;
  readonly " $fragmentType": "ConnectedRow_friendship";
};
export type ConnectedRow_friendship$key = {
  readonly " $data"?: ConnectedRow_friendship$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConnectedRow_friendship">;
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
  "name": "ConnectedRow_friendship",
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
          "name": "PersonRow_person"
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

(node as any).hash = "a78f8dd143d7f1ec781857c06d39ef1a";

export default node;
