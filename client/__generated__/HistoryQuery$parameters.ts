/**
 * @generated SignedSource<<97ffed4c2877a9a888465829ef4193e5>>
 * @relayHash f799d6b53959338f0973c73547ec9369
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d1b92961e7dd9f911b427c861bfcef530da3d3c0b9a086a41e8b3932a31bca9a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HistoryQuery } from './HistoryQuery.graphql';

const node: PreloadableConcreteRequest<HistoryQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d1b92961e7dd9f911b427c861bfcef530da3d3c0b9a086a41e8b3932a31bca9a",
    "metadata": {},
    "name": "HistoryQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
