/**
 * @generated SignedSource<<bc2c2aae553cdd17522df95d456d59f9>>
 * @relayHash c11edbd2aaaea09639859e45cb1396bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 400999dc53332170912acff71d1da94322e495a3c127b6f73aa54ac30e553913

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HistoryQuery } from './HistoryQuery.graphql';

const node: PreloadableConcreteRequest<HistoryQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "400999dc53332170912acff71d1da94322e495a3c127b6f73aa54ac30e553913",
    "metadata": {},
    "name": "HistoryQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
