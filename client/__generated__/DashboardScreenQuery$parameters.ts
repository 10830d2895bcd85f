/**
 * @generated SignedSource<<131b6b85816b4f6fdd32cbeebe58cc35>>
 * @relayHash 9c5036b75054deec6046db32d03a3d8f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 48b64d59a89d5bd29b9a79923df5a4d277327e6c931324fbe8d143e5aa34fe73

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "48b64d59a89d5bd29b9a79923df5a4d277327e6c931324fbe8d143e5aa34fe73",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
