/**
 * @generated SignedSource<<87d4b4be732fefe159c2ede53098c5a3>>
 * @relayHash ff9dd504bb9d29f61735346edac2c585
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bda28c5eb418c912b4c80da91a4fcff6b7b18e78fe39beefdc3defbdd94f62e0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HistoryQuery } from './HistoryQuery.graphql';

const node: PreloadableConcreteRequest<HistoryQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bda28c5eb418c912b4c80da91a4fcff6b7b18e78fe39beefdc3defbdd94f62e0",
    "metadata": {},
    "name": "HistoryQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
