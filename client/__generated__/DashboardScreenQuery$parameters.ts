/**
 * @generated SignedSource<<f27d941eb176b3fb2fe64593c42d7157>>
 * @relayHash e449b06d45a8ad2370b59de08d8ca5c6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2cb1afdb7ce8537a6d813ae803fd3a4d173f65537c2715afa8cbd124fc4105d3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2cb1afdb7ce8537a6d813ae803fd3a4d173f65537c2715afa8cbd124fc4105d3",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
