/**
 * @generated SignedSource<<e01b468c6aa9d1e31faa03efabbe9c59>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type JournalEmoji = "ANGRY" | "ANXIOUS" | "FRUSTRATED" | "GRATEFUL" | "HAPPY" | "HOPEFUL" | "INSPIRED" | "LOVE" | "OVERWHELMED" | "PEACEFUL" | "REFLECTION" | "SAD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type entryContent_entry$data = {
  readonly body: string;
  readonly createdAt: string;
  readonly editedAt: string | null | undefined;
  readonly emoji: JournalEmoji;
  readonly id: string;
  readonly occurredAt: string;
  readonly ownTags: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly timeZone: string;
  readonly title: string | null | undefined;
  readonly version: string;
  readonly " $fragmentType": "entryContent_entry";
};
export type entryContent_entry$key = {
  readonly " $data"?: entryContent_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"entryContent_entry">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "entryContent_entry"
};

(node as any).hash = "0113a9691187927a331b8f7fe4293667";

export default node;
