/**
 * @generated SignedSource<<dafe2a60e4ce4ac5a69cd6fa7a88435d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EntryKind = "ACTION" | "JOURNAL" | "MOOD" | "%future added value";
export type LookBack = "MONTH" | "THREE_YEARS" | "TWO_YEARS" | "YEAR" | "%future added value";
export type MoodValue = "ANNOYED" | "ANXIOUS" | "CALM" | "CONFUSED" | "CRAZY" | "DEPRESSED" | "ECSTATIC" | "EMBARRASSED" | "EMOTIONAL" | "FRUSTRATED" | "GREAT" | "HAPPY" | "HEART_BROKEN" | "HURT" | "IN_LOVE" | "JEALOUS" | "JOYFUL" | "LOVE" | "NEUTRAL" | "OVERWHELMED" | "SAD" | "STRONG" | "THINKING_IT_OVER" | "TIRED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OnThisDay_viewer$data = {
  readonly currentMood: {
    readonly occurredAt: string;
    readonly timeZone: string;
    readonly value: MoodValue;
  } | null | undefined;
  readonly onThisDay: ReadonlyArray<{
    readonly actions: number;
    readonly coal: number;
    readonly date: string;
    readonly entryId: string | null | undefined;
    readonly gold: number;
    readonly journals: number;
    readonly kind: EntryKind | null | undefined;
    readonly lookBack: LookBack;
    readonly moods: ReadonlyArray<MoodValue>;
    readonly title: string | null | undefined;
    readonly words: string | null | undefined;
  }>;
  readonly settings: {
    readonly memories: boolean;
  };
  readonly " $fragmentType": "OnThisDay_viewer";
};
export type OnThisDay_viewer$key = {
  readonly " $data"?: OnThisDay_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OnThisDay_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OnThisDay_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Settings",
      "kind": "LinkedField",
      "name": "settings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "memories",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "years",
          "value": 3
        }
      ],
      "concreteType": "Memory",
      "kind": "LinkedField",
      "name": "onThisDay",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lookBack",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
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
          "name": "words",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "entryId",
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
          "name": "coal",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "actions",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "journals",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "moods",
          "storageKey": null
        }
      ],
      "storageKey": "onThisDay(years:3)"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Mood",
      "kind": "LinkedField",
      "name": "currentMood",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "c9a4d67fa74a3d6ad0bdec4c66dcddf4";

export default node;
