/**
 * @generated SignedSource<<ff30e5fa0b94de16c1047857110e87bb>>
 * @relayHash f63ba8a7fbdbdd4051b0ed063b7dac67
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d6aca49c74ad2877da158fc2d518c1e89b5047f9684efd48776c4b1f6f104e3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HistoryQuery } from './HistoryQuery.graphql';

const node: PreloadableConcreteRequest<HistoryQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8d6aca49c74ad2877da158fc2d518c1e89b5047f9684efd48776c4b1f6f104e3",
    "metadata": {},
    "name": "HistoryQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
