/**
 * @generated SignedSource<<b296ca18068abde64e9e701887435d57>>
 * @relayHash 9e16c5e2bf6fbeb1070f46401a68ab41
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d87e165e4ae2dc46bf77fcf209da5e63e8a15af5410e8455f561cb338e6aecc1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HistoryQuery } from './HistoryQuery.graphql';

const node: PreloadableConcreteRequest<HistoryQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d87e165e4ae2dc46bf77fcf209da5e63e8a15af5410e8455f561cb338e6aecc1",
    "metadata": {},
    "name": "HistoryQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
