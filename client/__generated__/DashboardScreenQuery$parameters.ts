/**
 * @generated SignedSource<<fe58bf95c2ee8426d67ed87c7ae1b43f>>
 * @relayHash 0146fc773253b2862bdff03bd8d3e701
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 65d8c313b3500291ae2109cddba0c1410200bad7b6e7904e14de364c296637f2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "65d8c313b3500291ae2109cddba0c1410200bad7b6e7904e14de364c296637f2",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
