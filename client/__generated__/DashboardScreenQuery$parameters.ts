/**
 * @generated SignedSource<<347930afc5aa75d8c3f2c070508cc936>>
 * @relayHash ecd15d895885ffe724bfdf40b7f8c82d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36d5f0d2b9594fa0317da82e370c21e81904dda0c98c0aab289cae26893af1f7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "36d5f0d2b9594fa0317da82e370c21e81904dda0c98c0aab289cae26893af1f7",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
