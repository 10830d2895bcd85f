/**
 * @generated SignedSource<<69d2471289fa1060dbfb0bcf42c63ea1>>
 * @relayHash 351c16c08d31d4aaa06c2bf373f8dae5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e90e6cc4b5ab61437934a78dbfcea9c636f9542f80238d60f269e21bd894bb3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TrendsScreenQuery } from './TrendsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TrendsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2e90e6cc4b5ab61437934a78dbfcea9c636f9542f80238d60f269e21bd894bb3",
    "metadata": {},
    "name": "TrendsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
