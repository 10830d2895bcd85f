/**
 * @generated SignedSource<<b5bc7c085bdf28cede472ca41f3200ea>>
 * @relayHash ea1287df523ceffe84bbd1016d7c2249
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d14bc9abc07f4d0304020ff8f9e9d9b638b935b032c4eb15263c7963b7d0f883

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type YearGridQuery$variables = {
  year: number;
};
export type YearGridQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"YearGrid_viewer">;
  };
};
export type YearGridQuery = {
  response: YearGridQuery$data;
  variables: YearGridQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "year"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "year",
    "variableName": "year"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "YearGridQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": {
          "alias": null,
          "args": null,
          "concreteType": "Viewer",
          "kind": "LinkedField",
          "name": "viewer",
          "plural": false,
          "selections": [
            {
              "args": (v1/*:: as any*/),
              "kind": "FragmentSpread",
              "name": "YearGrid_viewer"
            }
          ],
          "storageKey": null
        },
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
    "name": "YearGridQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
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
                "name": "mood",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d14bc9abc07f4d0304020ff8f9e9d9b638b935b032c4eb15263c7963b7d0f883",
    "metadata": {},
    "name": "YearGridQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3638cadb3a4602de5245010baef922e4";

export default node;
