/**
 * @generated SignedSource<<cec21336ac22e662aa29b396f7b85b32>>
 * @relayHash d0d33ad525c4112a7490f89dc8ec2e66
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ed7b2b508e970499e3142cefce52e72af0213599abae2046f4892e6ec5b7e698

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ed7b2b508e970499e3142cefce52e72af0213599abae2046f4892e6ec5b7e698",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
