/**
 * @generated SignedSource<<ea0c92bbdec7c301d1bc39b227ee0e1d>>
 * @relayHash 97f99f04579e2f92ed6b4eeb53beeb65
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96432f9fd50d9f495052a700f88386c777ba826c596d839b3105dc2b79228e81

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConnectedUsersScreenQuery } from './ConnectedUsersScreenQuery.graphql';

const node: PreloadableConcreteRequest<ConnectedUsersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "96432f9fd50d9f495052a700f88386c777ba826c596d839b3105dc2b79228e81",
    "metadata": {},
    "name": "ConnectedUsersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
