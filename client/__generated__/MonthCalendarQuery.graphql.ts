/**
 * @generated SignedSource<<34fc46b4bef4735e61016f4020384c02>>
 * @relayHash e8b5f9add722e86925452c32113b7204
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2dd90a6d4851532f41e2d3f200f782887fa7308fc014e133661eff523ee89b35

import type { ConcreteRequest } from 'relay-runtime';
export type MoodValue = "ANNOYED" | "ANXIOUS" | "CALM" | "CONFUSED" | "CRAZY" | "DEPRESSED" | "ECSTATIC" | "EMBARRASSED" | "EMOTIONAL" | "FRUSTRATED" | "GREAT" | "HAPPY" | "HEART_BROKEN" | "HURT" | "IN_LOVE" | "JEALOUS" | "JOYFUL" | "LOVE" | "NEUTRAL" | "OVERWHELMED" | "SAD" | "STRONG" | "THINKING_IT_OVER" | "TIRED" | "%future added value";
export type MonthCalendarQuery$variables = {
  year: number;
};
export type MonthCalendarQuery$data = {
  readonly viewer: {
    readonly yearInPixels: ReadonlyArray<{
      readonly date: string;
      readonly mood: MoodValue | null | undefined;
    }>;
  };
};
export type MonthCalendarQuery = {
  response: MonthCalendarQuery$data;
  variables: MonthCalendarQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "year"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Viewer",
  "kind": "LinkedField",
  "name": "viewer",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "year",
          "variableName": "year"
        }
      ],
      "concreteType": "Pixel",
      "kind": "LinkedField",
      "name": "yearInPixels",
      "plural": true,
      "selections": [
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
          "name": "mood",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "MonthCalendarQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": (v1/*:: as any*/),
        "action": "THROW"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MonthCalendarQuery",
    "selections": [
      (v1/*:: as any*/)
    ]
  },
  "params": {
    "id": "2dd90a6d4851532f41e2d3f200f782887fa7308fc014e133661eff523ee89b35",
    "metadata": {},
    "name": "MonthCalendarQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "36344c22598eed5c0f6d0fd222fcbee2";

export default node;
