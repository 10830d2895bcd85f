/**
 * @generated SignedSource<<79c16ec0748926db54a24e8025bf801e>>
 * @relayHash 831f1fd8f3846b803886fbbc88311a0d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9216cdd863ef54552a9f2ab878855f7d607ed4fc06f234d88cf6c673e8f19cad

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditProfileScreenQuery } from './EditProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9216cdd863ef54552a9f2ab878855f7d607ed4fc06f234d88cf6c673e8f19cad",
    "metadata": {},
    "name": "EditProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
