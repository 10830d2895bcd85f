/**
 * @generated SignedSource<<f29f980c866079a7f98c1bfb661aa445>>
 * @relayHash 2edbd4922484e817f002343384815bfe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e752f8e98fed7fafffa3f307f3cf6145cbd46b6baeaf48418023371972e139b0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e752f8e98fed7fafffa3f307f3cf6145cbd46b6baeaf48418023371972e139b0",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
