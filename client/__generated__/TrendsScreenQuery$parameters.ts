/**
 * @generated SignedSource<<a045006c72ebb37b7d03275647ab1183>>
 * @relayHash 807c18d7d97c31171821cd3c95eb5c29
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1ea5c8b1096fad8a14f45a23b64c8c951634006eadd8a807377b772f87f9eaa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TrendsScreenQuery } from './TrendsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TrendsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a1ea5c8b1096fad8a14f45a23b64c8c951634006eadd8a807377b772f87f9eaa",
    "metadata": {},
    "name": "TrendsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
