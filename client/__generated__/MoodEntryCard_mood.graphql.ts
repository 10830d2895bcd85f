/**
 * @generated SignedSource<<d3c2d0160d0a11ac55a41ccfddf3159d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FinerWord = "ABANDONED" | "ACHING" | "AMAZED" | "AWKWARD" | "BELITTLED" | "BETRAYED" | "BRAVE" | "BURDENED" | "CARING" | "CHEERFUL" | "CHERISHED" | "CLOSE" | "CONTENT" | "CURIOUS" | "DELIGHTED" | "DETERMINED" | "DISAPPOINTED" | "DISTANT" | "DRAINED" | "DREADING" | "ELATED" | "ENVIOUS" | "EXPOSED" | "FLAT" | "FOGGY" | "GLAD" | "GRIEVING" | "HEAVY" | "HOPEFUL" | "HUMILIATED" | "IMPATIENT" | "IRRITATED" | "LISTLESS" | "LIVELY" | "LONELY" | "LONGING" | "LOST" | "MISTRUSTFUL" | "MOVED" | "NUMB" | "OVERLOOKED" | "PEACEFUL" | "PLAYFUL" | "POWERLESS" | "PROTECTIVE" | "PROUD" | "PUZZLED" | "RACING" | "RADIANT" | "RAW" | "REFLECTIVE" | "RELIEVED" | "RESENTFUL" | "RESTED" | "RESTLESS" | "SCATTERED" | "SETTLED" | "SILLY" | "SLEEPY" | "SMITTEN" | "SORE" | "STEADY" | "STRETCHED" | "STUCK" | "TEARFUL" | "THRILLED" | "TORN" | "UNDECIDED" | "UNSURE" | "WIRED" | "WRONGED" | "YEARNING" | "%future added value";
export type MoodValue = "ANNOYED" | "ANXIOUS" | "CALM" | "CONFUSED" | "CRAZY" | "DEPRESSED" | "ECSTATIC" | "EMBARRASSED" | "EMOTIONAL" | "FRUSTRATED" | "GREAT" | "HAPPY" | "HEART_BROKEN" | "HURT" | "IN_LOVE" | "JEALOUS" | "JOYFUL" | "LOVE" | "NEUTRAL" | "OVERWHELMED" | "SAD" | "STRONG" | "THINKING_IT_OVER" | "TIRED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MoodEntryCard_mood$data = {
  readonly broughtFrom: string | null | undefined;
  readonly face: string;
  readonly finerWord: FinerWord | null | undefined;
  readonly id: string;
  readonly isUnreadable: boolean;
  readonly journalTitle: string | null | undefined;
  readonly label: string;
  readonly note: string | null | undefined;
  readonly occurredAt: string;
  readonly ownTags: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly timeZone: string;
  readonly value: MoodValue;
  readonly " $fragmentSpreads": FragmentRefs<"MoodEditor_mood">;
  readonly " $fragmentType": "MoodEntryCard_mood";
};
export type MoodEntryCard_mood$key = {
  readonly " $data"?: MoodEntryCard_mood$data;
  readonly " $fragmentSpreads": FragmentRefs<"MoodEntryCard_mood">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MoodEntryCard_mood",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "value",
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
      "name": "finerWord",
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
      "alias": null,
      "args": null,
      "concreteType": "Tag",
      "kind": "LinkedField",
      "name": "ownTags",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "broughtFrom",
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
      "name": "MoodEditor_mood"
    }
  ],
  "type": "Mood",
  "abstractKey": null
};
})();

(node as any).hash = "56b22f669a40caf8464f4d6468a75d50";

export default node;
