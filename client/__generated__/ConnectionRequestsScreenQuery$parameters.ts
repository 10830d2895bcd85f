/**
 * @generated SignedSource<<a6eb6eb3eb24807f8323949804e5a598>>
 * @relayHash cfdbc120e66e9de3ca2b3d264b6509a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID acf3dc9a6bfad71ccfd340b616d0c3427c45d67e8ff64b3f08e780c8685b5acd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConnectionRequestsScreenQuery } from './ConnectionRequestsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ConnectionRequestsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "acf3dc9a6bfad71ccfd340b616d0c3427c45d67e8ff64b3f08e780c8685b5acd",
    "metadata": {},
    "name": "ConnectionRequestsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
