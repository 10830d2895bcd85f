/**
 * @generated SignedSource<<d07c9fa0fdfc6922d3ba18f1350dee41>>
 * @relayHash f88548d4b7669b31d0ebd846eaa6132f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9bdcc05f490a5ac431781070d4a274f71ec13df0636c7a1ee699912db56d8eb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { KarmaExchangeScreenQuery } from './KarmaExchangeScreenQuery.graphql';

const node: PreloadableConcreteRequest<KarmaExchangeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a9bdcc05f490a5ac431781070d4a274f71ec13df0636c7a1ee699912db56d8eb",
    "metadata": {},
    "name": "KarmaExchangeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
