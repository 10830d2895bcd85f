/**
 * @generated SignedSource<<0b2321ba2055fcf03c232ad1ba51720c>>
 * @relayHash 77c2ed76878b519ebccd99478aca95a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 523d28c6da7f612ed4d817a2dd81a29bf6dc548bdaa7da5f55284b63c987a735

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "523d28c6da7f612ed4d817a2dd81a29bf6dc548bdaa7da5f55284b63c987a735",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
