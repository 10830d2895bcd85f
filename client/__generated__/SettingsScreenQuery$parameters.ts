/**
 * @generated SignedSource<<c57528659fb44135ee9ff7cd5cda1a1e>>
 * @relayHash 5b215e3b6e6d9f2e969b52fb181376fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 12f4540280a111708b6e330f23019f843e4ad073599ac78e74877902625108e7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "12f4540280a111708b6e330f23019f843e4ad073599ac78e74877902625108e7",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
