/**
 * @generated SignedSource<<d90e56de4944e3ac6cb6dffda2153e28>>
 * @relayHash 70e5076d024bf19bbe8749c2ba294fa6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f21b8b1483a6714ae13dd212fe3fe92092f49b920dc373d835a7000aaf7a62b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TrendsScreenQuery } from './TrendsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TrendsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4f21b8b1483a6714ae13dd212fe3fe92092f49b920dc373d835a7000aaf7a62b",
    "metadata": {},
    "name": "TrendsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
