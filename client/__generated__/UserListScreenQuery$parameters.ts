/**
 * @generated SignedSource<<043f0170b25082458b9dc76ae0d738aa>>
 * @relayHash 4144819a2bd1b78772694d444a27f533
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f1a4a0ed361d26a116ca2fc0755f3a8a9f727bf9859bdd0610e0699ef7df633

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UserListScreenQuery } from './UserListScreenQuery.graphql';

const node: PreloadableConcreteRequest<UserListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9f1a4a0ed361d26a116ca2fc0755f3a8a9f727bf9859bdd0610e0699ef7df633",
    "metadata": {},
    "name": "UserListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
