/**
 * @generated SignedSource<<befca65a3fb53f59f6577b4054c15aa4>>
 * @relayHash 4154aeeee641a33e0089d9b3668d0964
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be56aa3e6501e22155209c089353a5a27810fe2617dd4a7b278757289b6214dc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UserListScreenQuery } from './UserListScreenQuery.graphql';

const node: PreloadableConcreteRequest<UserListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "be56aa3e6501e22155209c089353a5a27810fe2617dd4a7b278757289b6214dc",
    "metadata": {},
    "name": "UserListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
