/**
 * @generated SignedSource<<344791af7fbbece7dc3346570de6b67a>>
 * @relayHash a96ba8c51f541ce9f918e3aa85ef7004
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a55cb7db0b1de2c45732c640fb4c8d7db9dce8c66311c7021d705f8bcc14e385

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a55cb7db0b1de2c45732c640fb4c8d7db9dce8c66311c7021d705f8bcc14e385",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
