/**
 * @generated SignedSource<<9e6f20a81c49a058e863e3de459c30dc>>
 * @relayHash eb20673b1c892384f11295c32877b493
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8d9ba53279fc503dc654df589eb0aed8c94c0e84898e27043a1681b3f27e035

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConnectionRequestsScreenQuery } from './ConnectionRequestsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ConnectionRequestsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b8d9ba53279fc503dc654df589eb0aed8c94c0e84898e27043a1681b3f27e035",
    "metadata": {},
    "name": "ConnectionRequestsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
