/**
 * @generated SignedSource<<f50fbeba24923d3b4eb222f2b20cdb90>>
 * @relayHash db866fd315524bcff2cf8e68575324da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f8b712d22dea3d27607a0be0c1404d15c55e69ca5cadf3aaec5389faf43cfe17

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TrendsScreenQuery } from './TrendsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TrendsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f8b712d22dea3d27607a0be0c1404d15c55e69ca5cadf3aaec5389faf43cfe17",
    "metadata": {},
    "name": "TrendsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
