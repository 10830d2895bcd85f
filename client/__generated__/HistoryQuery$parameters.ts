/**
 * @generated SignedSource<<fb62b6af5eecbc457eff569cdc663327>>
 * @relayHash 1214b538bd1312c4c67359986b4b57ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a2cb48b3414bf1818b4f410770330c596d6395344377b6762b9286378828dffe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HistoryQuery } from './HistoryQuery.graphql';

const node: PreloadableConcreteRequest<HistoryQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a2cb48b3414bf1818b4f410770330c596d6395344377b6762b9286378828dffe",
    "metadata": {},
    "name": "HistoryQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
