/**
 * @generated SignedSource<<8f7b634549d1723e49a1329a865ec708>>
 * @relayHash 8774bef813649b4cdd35eac372408476
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fddd7049228da6081796edc8d0adfa2ba735767767babf2e8f7f13e6ddc6c7fc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fddd7049228da6081796edc8d0adfa2ba735767767babf2e8f7f13e6ddc6c7fc",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
