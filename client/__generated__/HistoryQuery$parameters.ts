/**
 * @generated SignedSource<<4f03d50af0fc252613f45ffa5616ffc5>>
 * @relayHash 57f48ff9cb8e9700e79e7d03e7a76703
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f1c7f553a9a54e73428e8c5c803c1ee3e3b07778f89d03c1ef08e54afd40473e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HistoryQuery } from './HistoryQuery.graphql';

const node: PreloadableConcreteRequest<HistoryQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f1c7f553a9a54e73428e8c5c803c1ee3e3b07778f89d03c1ef08e54afd40473e",
    "metadata": {},
    "name": "HistoryQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
