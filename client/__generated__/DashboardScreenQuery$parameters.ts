/**
 * @generated SignedSource<<bc76751b6602e4ea5e3719bb8ffafb2b>>
 * @relayHash 0c3f361b211116d41b0f9cb5d014e7e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e4039d5d0c01258316695aa1a605329a646ea39b54b9e68e35dbaf12a62acb44

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e4039d5d0c01258316695aa1a605329a646ea39b54b9e68e35dbaf12a62acb44",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
