/**
 * @generated SignedSource<<0edc9285ba233ba8af53df8b0966e30b>>
 * @relayHash 2ed8a3570922fdc5b3b7d60533c7153f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 558be01187e95fb27a862e51680c6dff4ba76ffa83ec7f090c93f052e2c6670e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "558be01187e95fb27a862e51680c6dff4ba76ffa83ec7f090c93f052e2c6670e",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
