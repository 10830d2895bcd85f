/**
 * @generated SignedSource<<8454abfce933a92dfcf5e3f5a2ccd686>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MoodEntryCard_mood$data = {
  readonly face: string;
  readonly id: string;
  readonly journalTitle: string | null | undefined;
  readonly label: string;
  readonly note: string | null | undefined;
  readonly occurredAt: string;
  readonly timeZone: string;
  readonly " $fragmentSpreads": FragmentRefs<"MoodEditor_mood">;
  readonly " $fragmentType": "MoodEntryCard_mood";
};
export type MoodEntryCard_mood$key = {
  readonly " $data"?: MoodEntryCard_mood$data;
  readonly " $fragmentSpreads": FragmentRefs<"MoodEntryCard_mood">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MoodEntryCard_mood",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": "face",
      "args": null,
      "kind": "ScalarField",
      "name": "emoji",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "journalTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "occurredAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MoodEditor_mood"
    }
  ],
  "type": "Mood",
  "abstractKey": null
};

(node as any).hash = "14edb89d7c2d142f3560f4579800178c";

export default node;
