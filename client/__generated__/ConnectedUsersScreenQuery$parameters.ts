/**
 * @generated SignedSource<<890414de3ae693b40eaacd5a230a6f01>>
 * @relayHash 7b8a792069917784dac929a290986488
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c6c2ff4dc14d4c8cde0daf24f6e825b84a4dc628bbde17575d9d9d4d05841ed

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConnectedUsersScreenQuery } from './ConnectedUsersScreenQuery.graphql';

const node: PreloadableConcreteRequest<ConnectedUsersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5c6c2ff4dc14d4c8cde0daf24f6e825b84a4dc628bbde17575d9d9d4d05841ed",
    "metadata": {},
    "name": "ConnectedUsersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
