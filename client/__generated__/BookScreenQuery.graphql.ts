/**
 * @generated SignedSource<<655dd29e79da20142528de8264de1f91>>
 * @relayHash bb8c610b9ef59fc9cf46eeda5a28f2ca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0092f77ad8a32c19f6d0016c21f921b04790ccd36de661ca5412a2a9c1b40b20

import type { ConcreteRequest } from 'relay-runtime';
export type BookScreenQuery$variables = Record<PropertyKey, never>;
export type BookScreenQuery$data = {
  readonly viewer: {
    readonly book: {
      readonly months: ReadonlyArray<{
        readonly entries: number;
        readonly firstDay: string;
        readonly pages: number;
      }>;
      readonly pages: number;
    };
  };
};
export type BookScreenQuery = {
  response: BookScreenQuery$data;
  variables: BookScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pages",
  "storageKey": null
},
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
      "args": null,
      "concreteType": "Book",
      "kind": "LinkedField",
      "name": "book",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "BookMonth",
          "kind": "LinkedField",
          "name": "months",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "firstDay",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "entries",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "BookScreenQuery",
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "BookScreenQuery",
    "selections": [
      (v1/*:: as any*/)
    ]
  },
  "params": {
    "id": "0092f77ad8a32c19f6d0016c21f921b04790ccd36de661ca5412a2a9c1b40b20",
    "metadata": {},
    "name": "BookScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "532e177db123ae14e7a7673b610a4d08";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
