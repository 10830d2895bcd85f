/**
 * @generated SignedSource<<20c0ce66698a33df19841e1ec7e18fd3>>
 * @relayHash 294f9856521cda72ce5b6d62be689650
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5262cf5f6541f7a7c556b026904767857f214cbe685d49ff81338e28cf3ee9e7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5262cf5f6541f7a7c556b026904767857f214cbe685d49ff81338e28cf3ee9e7",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
