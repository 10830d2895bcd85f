/**
 * @generated SignedSource<<f1285f03605e340eb657c9602c6f1afe>>
 * @relayHash 54b02c75d5bb149b1d22259ca406b2af
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a8fc6b42c49accbdbdaf416463c4d33db8a84aa5a841002ea377009fd421197e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a8fc6b42c49accbdbdaf416463c4d33db8a84aa5a841002ea377009fd421197e",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
