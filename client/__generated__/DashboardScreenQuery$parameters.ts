/**
 * @generated SignedSource<<c6a61cf323c0d09d91918c8251d314dd>>
 * @relayHash 5405966b342726350e862a6255af8b58
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 80a4330ac9dc8987f57b040158c22458b50fd02d38fa9f0f1e7419af70a11c5d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "80a4330ac9dc8987f57b040158c22458b50fd02d38fa9f0f1e7419af70a11c5d",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
