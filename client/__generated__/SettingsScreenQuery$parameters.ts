/**
 * @generated SignedSource<<bb7ef600386057755c11f3381fe47126>>
 * @relayHash a80a48a4e891209bcdd8bd96d465f5ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 16deb8a990283e5b32ced7541f5d435bd9c0262026b89f7da44a758915b985a9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "16deb8a990283e5b32ced7541f5d435bd9c0262026b89f7da44a758915b985a9",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
