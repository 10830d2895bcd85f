/**
 * @generated SignedSource<<2ad2e5b3ddeb55a011d49c0b44ccc269>>
 * @relayHash 20e48d52e4dd926377d60745b2975fd2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 590be3efbc789c86b90658230d67046aa826dc20e03f15063235fcfae36f1206

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { KarmaExchangeScreenQuery } from './KarmaExchangeScreenQuery.graphql';

const node: PreloadableConcreteRequest<KarmaExchangeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "590be3efbc789c86b90658230d67046aa826dc20e03f15063235fcfae36f1206",
    "metadata": {},
    "name": "KarmaExchangeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
