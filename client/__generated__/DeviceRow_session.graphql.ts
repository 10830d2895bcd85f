/**
 * @generated SignedSource<<2e9a45d67b2da4e3a4be286623235ee4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeviceRow_session$data = {
  readonly device: string | null | undefined;
  readonly id: string;
  readonly isThisOne: boolean;
  readonly lastSeenAt: string;
  readonly " $fragmentType": "DeviceRow_session";
};
export type DeviceRow_session$key = {
  readonly " $data"?: DeviceRow_session$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeviceRow_session">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeviceRow_session",
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
      "name": "device",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastSeenAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isThisOne",
      "storageKey": null
    }
  ],
  "type": "Session",
  "abstractKey": null
};

(node as any).hash = "0fc1e096cf4e5b190dfc870d9c5d93cc";

export default node;
