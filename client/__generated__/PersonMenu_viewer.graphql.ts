/**
 * @generated SignedSource<<38dcdad8a625a43ffcef8ed36c5218f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonMenu_viewer$data = {
  readonly exchanges?: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly isPersonBlocked: boolean | null | undefined;
        readonly isPersonMuted: boolean | null | undefined;
      };
    }>;
  };
  readonly " $fragmentType": "PersonMenu_viewer";
};
export type PersonMenu_viewer$key = {
  readonly " $data"?: PersonMenu_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonMenu_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "ofMessage"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonMenu_viewer",
  "selections": [
    {
      "condition": "ofMessage",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 50
            }
          ],
          "concreteType": "ViewerExchangesConnection",
          "kind": "LinkedField",
          "name": "exchanges",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "ViewerExchangesConnectionEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Exchange",
                  "kind": "LinkedField",
                  "name": "node",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "isPersonMuted",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "isPersonBlocked",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": "exchanges(first:50)"
        }
      ]
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "1c760198e9beace961d875d15bd3d4cf";

export default node;
