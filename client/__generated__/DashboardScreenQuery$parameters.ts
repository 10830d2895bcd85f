/**
 * @generated SignedSource<<abfbe9a8e6c11eb881a1fc053fb76f3e>>
 * @relayHash 87f822215eef1ad993adfb7584f63c75
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0e3f978c467425ddbdd4b20ef809c9bb1cf9da47e285710d8172dbcd9b7ffc24

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0e3f978c467425ddbdd4b20ef809c9bb1cf9da47e285710d8172dbcd9b7ffc24",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
