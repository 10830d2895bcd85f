/**
 * @generated SignedSource<<2e5eb378a5191843aca3d826a356312c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type JournalEmoji = "ANGRY" | "ANXIOUS" | "FRUSTRATED" | "GRATEFUL" | "HAPPY" | "HOPEFUL" | "INSPIRED" | "LOVE" | "OVERWHELMED" | "PEACEFUL" | "REFLECTION" | "SAD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type JournalEntryCard_entry$data = {
  readonly body: string;
  readonly emoji: JournalEmoji;
  readonly gold: number;
  readonly id: string;
  readonly isUnreadable: boolean;
  readonly occurredAt: string;
  readonly timeZone: string;
  readonly title: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"JournalEditor_entry">;
  readonly " $fragmentType": "JournalEntryCard_entry";
};
export type JournalEntryCard_entry$key = {
  readonly " $data"?: JournalEntryCard_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"JournalEntryCard_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JournalEntryCard_entry",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "body",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "emoji",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gold",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isUnreadable",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JournalEditor_entry"
    }
  ],
  "type": "JournalEntry",
  "abstractKey": null
};

(node as any).hash = "ca28950036c5e0def9157c59273ac3cb";

export default node;
