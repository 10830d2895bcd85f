/**
 * @generated SignedSource<<f57f55db526fd3baaa97d99acb376288>>
 * @relayHash bb8c610b9ef59fc9cf46eeda5a28f2ca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0092f77ad8a32c19f6d0016c21f921b04790ccd36de661ca5412a2a9c1b40b20

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookScreenQuery } from './BookScreenQuery.graphql';

const node: PreloadableConcreteRequest<BookScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0092f77ad8a32c19f6d0016c21f921b04790ccd36de661ca5412a2a9c1b40b20",
    "metadata": {},
    "name": "BookScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
