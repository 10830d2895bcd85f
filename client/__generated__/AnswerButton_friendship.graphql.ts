/**
 * @generated SignedSource<<e6fafaea8b3b30743b21ebf19aaef9a0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnswerButton_friendship$data = {
  readonly id: string;
  readonly person: {
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentType": "AnswerButton_friendship";
};
export type AnswerButton_friendship$key = {
  readonly " $data"?: AnswerButton_friendship$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnswerButton_friendship">;
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
  "name": "AnswerButton_friendship",
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
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Friendship",
  "abstractKey": null
};
})();

(node as any).hash = "e40ac0cdeb7f109320850a3444e26ebe";

export default node;
