/**
 * @generated SignedSource<<e846145541200d2500e7be519f73bd40>>
 * @relayHash 7820979cb6b1910f1d4a7786d4052be0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c6d023b1877c2ab50d72743d83ba8f483d58c3e21c57beb5b6ef245c33b5267

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TrendsScreenQuery } from './TrendsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TrendsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9c6d023b1877c2ab50d72743d83ba8f483d58c3e21c57beb5b6ef245c33b5267",
    "metadata": {},
    "name": "TrendsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
