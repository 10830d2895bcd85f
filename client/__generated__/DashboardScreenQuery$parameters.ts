/**
 * @generated SignedSource<<c5c15574aa7a2372e81a5bf5334dd455>>
 * @relayHash 2828eeee47bd5a3d71bcfa729172af16
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b32d26b62d5ba4feddcdfa7ee00acbd804287d1dfbf7b83ffd99714c8c17af67

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b32d26b62d5ba4feddcdfa7ee00acbd804287d1dfbf7b83ffd99714c8c17af67",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
