/**
 * @generated SignedSource<<e250bd270d9ea533f4985dab96daf072>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type dueSlot_viewer$data = {
  readonly recentMoods: ReadonlyArray<{
    readonly occurredAt: string;
    readonly timeZone: string;
  }>;
  readonly settings: {
    readonly dailyReminder: boolean;
  };
  readonly " $fragmentType": "dueSlot_viewer";
};
export type dueSlot_viewer$key = {
  readonly " $data"?: dueSlot_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"dueSlot_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "dueSlot_viewer",
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
          "name": "dailyReminder",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Mood",
      "kind": "LinkedField",
      "name": "recentMoods",
      "plural": true,
      "selections": [
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

(node as any).hash = "09501493a07a0759368a131f5ef0fa36";

export default node;
