/**
 * @generated SignedSource<<680e94a81aadb7a19abe572a148be507>>
 * @relayHash b03c859f866cf4081e1487e304ea65e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b86566c9b6d8dc5b2b799570d7e7441bd0e2469b22d374e0c05968c5d918c585

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { KarmaExchangeScreenQuery } from './KarmaExchangeScreenQuery.graphql';

const node: PreloadableConcreteRequest<KarmaExchangeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b86566c9b6d8dc5b2b799570d7e7441bd0e2469b22d374e0c05968c5d918c585",
    "metadata": {},
    "name": "KarmaExchangeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
