/**
 * @generated SignedSource<<78c2511494c707d46630463264f6a9d2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type JournalEmoji = "ANGRY" | "ANXIOUS" | "FRUSTRATED" | "GRATEFUL" | "HAPPY" | "HOPEFUL" | "INSPIRED" | "LOVE" | "OVERWHELMED" | "PEACEFUL" | "REFLECTION" | "SAD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type JournalEntryCard_entry$data = {
  readonly aiInsight: {
    readonly text: string;
  } | null | undefined;
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
      "alias": null,
      "args": null,
      "concreteType": "Insight",
      "kind": "LinkedField",
      "name": "aiInsight",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        }
      ],
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

(node as any).hash = "b01514a75b38aa80520669c0264977f4";

export default node;
