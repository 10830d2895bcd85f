/**
 * @generated SignedSource<<165a911a4688795e5e7660155aa777b7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SendKarma_person$data = {
  readonly displayName: string | null | undefined;
  readonly id: string;
  readonly username: string;
  readonly " $fragmentType": "SendKarma_person";
};
export type SendKarma_person$key = {
  readonly " $data"?: SendKarma_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"SendKarma_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SendKarma_person",
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
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "fe75e273bb3ceae184bef742924930c3";

export default node;
