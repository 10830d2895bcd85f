/**
 * @generated SignedSource<<12f330f02a32909d7496e698b9c303f8>>
 * @relayHash 18ed4bb3a9f60fa518a3f5d08cac538e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fcef3d1407f7060d1947e2e3c5ac9d9856115f4ced4387c68ba791adee452cbc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fcef3d1407f7060d1947e2e3c5ac9d9856115f4ced4387c68ba791adee452cbc",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
