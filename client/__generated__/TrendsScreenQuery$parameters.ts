/**
 * @generated SignedSource<<40442e9aa92865cb0c91323dabbdc869>>
 * @relayHash ffcecd37c43e8ee162e91dfdf7e9cb99
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a3c7096b1c78e03707c5ee5c3483f363c12c53f2dc859ec610e3ad1f44210df5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TrendsScreenQuery } from './TrendsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TrendsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a3c7096b1c78e03707c5ee5c3483f363c12c53f2dc859ec610e3ad1f44210df5",
    "metadata": {},
    "name": "TrendsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
