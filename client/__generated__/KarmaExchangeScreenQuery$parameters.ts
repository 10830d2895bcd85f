/**
 * @generated SignedSource<<362a7ebf1c541581e446182d2fba057d>>
 * @relayHash d999b46a62647e46a82ec7ee311a4732
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ad8d9f8635f200c61c78647cce96c7a15a86873b557f2019412138a3cf6d7e03

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { KarmaExchangeScreenQuery } from './KarmaExchangeScreenQuery.graphql';

const node: PreloadableConcreteRequest<KarmaExchangeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ad8d9f8635f200c61c78647cce96c7a15a86873b557f2019412138a3cf6d7e03",
    "metadata": {},
    "name": "KarmaExchangeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
