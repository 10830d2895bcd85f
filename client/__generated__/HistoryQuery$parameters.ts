/**
 * @generated SignedSource<<bc89135214f9cc9993d499c5ff04888b>>
 * @relayHash 1a7e9fdd8293ad0673ff0849f6a1f578
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID afd50b738005d51ce63e2faef7d688c413a03b8f26551583a4bd47dfba0c8256

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HistoryQuery } from './HistoryQuery.graphql';

const node: PreloadableConcreteRequest<HistoryQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "afd50b738005d51ce63e2faef7d688c413a03b8f26551583a4bd47dfba0c8256",
    "metadata": {},
    "name": "HistoryQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
