/**
 * @generated SignedSource<<5b9cad7a9d3cd81ef7561df9af3d935c>>
 * @relayHash 2158e121c5ff1a1a375dd6575c0e4a9d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b22e71356fa07ca630f2fdd817958b97f0edb3fa308cd7d6252a032da7ff19e8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { KarmaExchangeScreenQuery } from './KarmaExchangeScreenQuery.graphql';

const node: PreloadableConcreteRequest<KarmaExchangeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b22e71356fa07ca630f2fdd817958b97f0edb3fa308cd7d6252a032da7ff19e8",
    "metadata": {},
    "name": "KarmaExchangeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
