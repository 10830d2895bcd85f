/**
 * @generated SignedSource<<fef8a6954f79b9153c602c30a0b162da>>
 * @relayHash 04bfe33557001f2b070f544c850a4993
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 011018a7f94d4af8a199aa535c7369737ce9a25ed987f9d0dc2adee055b84803

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { KarmaExchangeScreenQuery } from './KarmaExchangeScreenQuery.graphql';

const node: PreloadableConcreteRequest<KarmaExchangeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "011018a7f94d4af8a199aa535c7369737ce9a25ed987f9d0dc2adee055b84803",
    "metadata": {},
    "name": "KarmaExchangeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
