/**
 * @generated SignedSource<<d2eec2024577a0791565a34d5a1e786d>>
 * @relayHash f1fd55d41a81652e826a5bff4f8f829d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 22a6af43686639c14a64330d4983a0ccba64b4cee18cc2c5bc817135113feffe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "22a6af43686639c14a64330d4983a0ccba64b4cee18cc2c5bc817135113feffe",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
