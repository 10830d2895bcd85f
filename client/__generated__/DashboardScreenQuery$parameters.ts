/**
 * @generated SignedSource<<a59977331850def4266de7ecf0c08a00>>
 * @relayHash fb860ab6e228eab6de6d6d77369667ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0cbf3410944aa1971b7f17f7163f203ec2da844d089cc68f144b2d4197d543bf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0cbf3410944aa1971b7f17f7163f203ec2da844d089cc68f144b2d4197d543bf",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
