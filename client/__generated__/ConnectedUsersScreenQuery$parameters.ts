/**
 * @generated SignedSource<<7a214d9e119bb38068ea6646791bd790>>
 * @relayHash 4defac5b800fb18e4a93d9aedc5c8b55
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 331580dffef1193df4f687da314602c66327481365907f3a296c5b12120f414a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConnectedUsersScreenQuery } from './ConnectedUsersScreenQuery.graphql';

const node: PreloadableConcreteRequest<ConnectedUsersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "331580dffef1193df4f687da314602c66327481365907f3a296c5b12120f414a",
    "metadata": {},
    "name": "ConnectedUsersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
