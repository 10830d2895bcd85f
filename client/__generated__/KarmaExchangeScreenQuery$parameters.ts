/**
 * @generated SignedSource<<6fa27cd83d44a656d8a10fae794337d2>>
 * @relayHash 9a6c570f8e3437807a34fba1c4e41067
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 80b937db2a642f131e803f238c5d716b500e09b29fcbd18d400b9badd7f2cbc3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { KarmaExchangeScreenQuery } from './KarmaExchangeScreenQuery.graphql';

const node: PreloadableConcreteRequest<KarmaExchangeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "80b937db2a642f131e803f238c5d716b500e09b29fcbd18d400b9badd7f2cbc3",
    "metadata": {},
    "name": "KarmaExchangeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
