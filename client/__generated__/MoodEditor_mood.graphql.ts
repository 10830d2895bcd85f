/**
 * @generated SignedSource<<b6d2b805881bf6a60c66a9dc61cd5cac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FinerWord = "ABANDONED" | "ACHING" | "AMAZED" | "AWKWARD" | "BELITTLED" | "BETRAYED" | "BRAVE" | "BURDENED" | "CARING" | "CHEERFUL" | "CHERISHED" | "CLOSE" | "CONTENT" | "CURIOUS" | "DELIGHTED" | "DETERMINED" | "DISAPPOINTED" | "DISTANT" | "DRAINED" | "DREADING" | "ELATED" | "ENVIOUS" | "EXPOSED" | "FLAT" | "FOGGY" | "GLAD" | "GRIEVING" | "HEAVY" | "HOPEFUL" | "HUMILIATED" | "IMPATIENT" | "IRRITATED" | "LISTLESS" | "LIVELY" | "LONELY" | "LONGING" | "LOST" | "MISTRUSTFUL" | "MOVED" | "NUMB" | "OVERLOOKED" | "PEACEFUL" | "PLAYFUL" | "POWERLESS" | "PROTECTIVE" | "PROUD" | "PUZZLED" | "RACING" | "RADIANT" | "RAW" | "REFLECTIVE" | "RELIEVED" | "RESENTFUL" | "RESTED" | "RESTLESS" | "SCATTERED" | "SETTLED" | "SILLY" | "SLEEPY" | "SMITTEN" | "SORE" | "STEADY" | "STRETCHED" | "STUCK" | "TEARFUL" | "THRILLED" | "TORN" | "UNDECIDED" | "UNSURE" | "WIRED" | "WRONGED" | "YEARNING" | "%future added value";
export type MoodValue = "ANNOYED" | "ANXIOUS" | "CALM" | "CONFUSED" | "CRAZY" | "DEPRESSED" | "ECSTATIC" | "EMBARRASSED" | "EMOTIONAL" | "FRUSTRATED" | "GREAT" | "HAPPY" | "HEART_BROKEN" | "HURT" | "IN_LOVE" | "JEALOUS" | "JOYFUL" | "LOVE" | "NEUTRAL" | "OVERWHELMED" | "SAD" | "STRONG" | "THINKING_IT_OVER" | "TIRED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MoodEditor_mood$data = {
  readonly createdAt: string;
  readonly editedAt: string | null | undefined;
  readonly finerWord: FinerWord | null | undefined;
  readonly id: string;
  readonly journalTitle: string | null | undefined;
  readonly note: string | null | undefined;
  readonly occurredAt: string;
  readonly ownMood: {
    readonly id: string;
  } | null | undefined;
  readonly ownTags: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly timeZone: string;
  readonly value: MoodValue;
  readonly version: string;
  readonly " $fragmentType": "MoodEditor_mood";
};
export type MoodEditor_mood$key = {
  readonly " $data"?: MoodEditor_mood$data;
  readonly " $fragmentSpreads": FragmentRefs<"MoodEditor_mood">;
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
  "name": "MoodEditor_mood",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
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
      "concreteType": "OwnMood",
      "kind": "LinkedField",
      "name": "ownMood",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
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
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "editedAt",
      "storageKey": null
    }
  ],
  "type": "Mood",
  "abstractKey": null
};
})();

(node as any).hash = "f133a65db893db1e60b3126d440a6119";

export default node;
