/**
 * @generated SignedSource<<cd9875e057843f9d5fb4c4c450b44d6a>>
 * @relayHash 00b2ef7f5129c693a18124c172105773
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 90ebb7a1e8534fde946010161c9b139291727956f5e123cec402710d86237775

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "90ebb7a1e8534fde946010161c9b139291727956f5e123cec402710d86237775",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
