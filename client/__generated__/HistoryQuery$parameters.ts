/**
 * @generated SignedSource<<9acea1ca91c79b83199402cef3f5a1c4>>
 * @relayHash 6435e5914071c99244ffcb1aca578c29
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8ae069443ac189d5a6f2f2509cb109fd968b55e6fa560d987ff6b7526b099613

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HistoryQuery } from './HistoryQuery.graphql';

const node: PreloadableConcreteRequest<HistoryQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8ae069443ac189d5a6f2f2509cb109fd968b55e6fa560d987ff6b7526b099613",
    "metadata": {},
    "name": "HistoryQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
