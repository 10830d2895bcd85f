/**
 * @generated SignedSource<<79b2ac51e574e4062349e31300b1802a>>
 * @relayHash 195b99a59d2ea5cdefabbd0129811697
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 03fbc86958980e09ad794f476a3f1b1ff74bd078fb372f42d46d6cc8b3773346

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UserListScreenQuery } from './UserListScreenQuery.graphql';

const node: PreloadableConcreteRequest<UserListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "03fbc86958980e09ad794f476a3f1b1ff74bd078fb372f42d46d6cc8b3773346",
    "metadata": {},
    "name": "UserListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
