/**
 * @generated SignedSource<<812f98ee8275a1a6a4154d89b8fce13d>>
 * @relayHash 7998a2ac80d8a841cd7e5ae7aca10dab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d5bcd0cafc98ed3cc5277e4320c5713175962786059f38db162d228edb169fc3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d5bcd0cafc98ed3cc5277e4320c5713175962786059f38db162d228edb169fc3",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
