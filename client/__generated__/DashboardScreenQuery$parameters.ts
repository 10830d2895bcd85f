/**
 * @generated SignedSource<<9a5c75e89719a648e40e4bc851aa888f>>
 * @relayHash 5752e85855f2da8a5cb83aef007212f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc868912d4bcc503785c74fad13e90aac155f9186d188fa900bf280e3e96b2a8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cc868912d4bcc503785c74fad13e90aac155f9186d188fa900bf280e3e96b2a8",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
