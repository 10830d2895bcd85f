/**
 * @generated SignedSource<<1673599b846f472f7d00a9e47b7970b7>>
 * @relayHash 7bf3a40d63d0eef67c08d6c07283a0a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 905f5a101a8e25f468506e07f9db4e0529428fc599547ebd73271cf40ada15b7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UserListScreenQuery } from './UserListScreenQuery.graphql';

const node: PreloadableConcreteRequest<UserListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "905f5a101a8e25f468506e07f9db4e0529428fc599547ebd73271cf40ada15b7",
    "metadata": {},
    "name": "UserListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
