/**
 * @generated SignedSource<<36d170fa009d117397747bfca7bff17a>>
 * @relayHash 810099fbb093f190cd223693173eac00
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 278032ff5d51f93f0b6a48f3fc9c06a4abe0af294d6aa79ee66ce82baa1bfa3f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HistoryQuery } from './HistoryQuery.graphql';

const node: PreloadableConcreteRequest<HistoryQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "278032ff5d51f93f0b6a48f3fc9c06a4abe0af294d6aa79ee66ce82baa1bfa3f",
    "metadata": {},
    "name": "HistoryQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
