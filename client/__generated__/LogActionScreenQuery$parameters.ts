/**
 * @generated SignedSource<<c1aba367c5ced1fe4f97f69e42ea8a73>>
 * @relayHash 703ce29d1371aa978048f1ce3d1999d6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 71424b6a756f4239dc0936de3ef6dd73b80c53ea07160817f73b8d7cc5c79a2f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LogActionScreenQuery } from './LogActionScreenQuery.graphql';

const node: PreloadableConcreteRequest<LogActionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "71424b6a756f4239dc0936de3ef6dd73b80c53ea07160817f73b8d7cc5c79a2f",
    "metadata": {},
    "name": "LogActionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
