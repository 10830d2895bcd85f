/**
 * @generated SignedSource<<13be074ed7f5550877d986509fa764c3>>
 * @relayHash 3079a856b04262f81216e5dc49f00c6f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42f45c28a8c4e2f3c855869405b3dfa5682721ded46f46cc8879bc681cac4159

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TrendsScreenQuery } from './TrendsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TrendsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "42f45c28a8c4e2f3c855869405b3dfa5682721ded46f46cc8879bc681cac4159",
    "metadata": {},
    "name": "TrendsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
