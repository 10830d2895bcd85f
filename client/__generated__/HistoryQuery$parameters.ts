/**
 * @generated SignedSource<<720ed00e47f292f2a5c17b85a062b07a>>
 * @relayHash 333fae0539916c323115af0dde71afdb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a24a511f62ab3b85ad8a8820db6a0e512833e1f3782498995bfcc77e2f80d9ed

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HistoryQuery } from './HistoryQuery.graphql';

const node: PreloadableConcreteRequest<HistoryQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a24a511f62ab3b85ad8a8820db6a0e512833e1f3782498995bfcc77e2f80d9ed",
    "metadata": {},
    "name": "HistoryQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
