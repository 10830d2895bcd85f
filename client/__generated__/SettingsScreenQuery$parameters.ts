/**
 * @generated SignedSource<<1331df50a8e425ddb82fb485d6768d96>>
 * @relayHash ee3a733600c8ca6d24d1ddb9ae307330
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8de356736a6847a9cf56ac9baab917ad1a40d548685ff98925fdd745a349c61c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8de356736a6847a9cf56ac9baab917ad1a40d548685ff98925fdd745a349c61c",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
