/**
 * @generated SignedSource<<9ac173858d929478937e792c0a5c1aad>>
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "JournalEditor_entry"
    }
  ],
  "type": "JournalEntry",
  "abstractKey": null
};

(node as any).hash = "c0714b645e29271fd19705ebca5472f2";

export default node;
