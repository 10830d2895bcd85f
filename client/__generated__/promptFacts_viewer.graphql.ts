/**
 * @generated SignedSource<<ce7c640b99348dba20e45850f3e1204a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type promptFacts_viewer$data = {
  readonly moods: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly occurredAt: string;
        readonly timeZone: string;
      };
    }>;
  };
  readonly settings: {
    readonly dailyReminder: boolean;
  };
  readonly timeZone: string;
  readonly " $fragmentType": "promptFacts_viewer";
};
export type promptFacts_viewer$key = {
  readonly " $data"?: promptFacts_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"promptFacts_viewer">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "promptFacts_viewer"
};

(node as any).hash = "9bf20cc6c98aedb5624930cf59389333";

export default node;
