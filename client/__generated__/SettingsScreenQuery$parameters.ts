/**
 * @generated SignedSource<<ce091e0355fd7ee851e22f79c4c9bf0c>>
 * @relayHash 637dac750d06e92f7a47408cb0bd310e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ee48f7a38ee949a4208c8d683cd8cd21469c298eb48dfae10929c788e487873

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0ee48f7a38ee949a4208c8d683cd8cd21469c298eb48dfae10929c788e487873",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
