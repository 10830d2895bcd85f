/**
 * @generated SignedSource<<32de3fd297d20988b0499585a796353f>>
 * @relayHash 0471f1cbcb1946a802d028be7be8b93f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d7645ce00985116a093f50171e987c32a6811dbda2ef882137f82984c647ed5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConnectionRequestsScreenQuery } from './ConnectionRequestsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ConnectionRequestsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6d7645ce00985116a093f50171e987c32a6811dbda2ef882137f82984c647ed5",
    "metadata": {},
    "name": "ConnectionRequestsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
