/**
 * @generated SignedSource<<04e54e4fa0e813c6edb8b96802b47ab3>>
 * @relayHash 1741fb8a866a53f529d11ddd26b50773
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 69f7008fd6f999dbdb9d99e6e9f9d8e4087c4418b3bdf1cc2d3727da4838a981

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "69f7008fd6f999dbdb9d99e6e9f9d8e4087c4418b3bdf1cc2d3727da4838a981",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
