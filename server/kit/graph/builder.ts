import SchemaBuilder from "@pothos/core";
import ComplexityPlugin from "@pothos/plugin-complexity";
import ErrorsPlugin from "@pothos/plugin-errors";
import PrismaPlugin from "@pothos/plugin-prisma";
import RelayPlugin from "@pothos/plugin-relay";
import ScopeAuthPlugin from "@pothos/plugin-scope-auth";
import WithInputPlugin from "@pothos/plugin-with-input";
import { pageSize, usualLimits } from "#domain/limits.ts";
import type { Viewer } from "#server/base/viewer.ts";
import type { Call } from "#server/base/call.ts";
import { prisma } from "#server/store/db.ts";
import { nobodysId } from "#server/store/pages.ts";
import { BadInput, Unauthorized } from "#server/base/errors.ts";
import type PrismaTypes from "#server/generated/pothos.ts";
import { getDatamodel } from "#server/generated/pothos.ts";
import { decodedId } from "./globalIds.ts";
import { growth } from "./growth.ts";
import { lengths } from "./lengths.ts";

export interface Context {
  call: Call;
  viewer: Viewer | null;
  /** Set if the document's cost is known to be acceptable. */
  costIsFine?: boolean;
  /** Calls `work` when the response is complete or its client has gone. */
  whenClosed: (work: () => void) => void;
}

export interface SignedInContext extends Context {
  viewer: Viewer;
}

/** What a document may ask for (docs/rules.md, GraphQL documents). */
export const documentCost = { depth: 12, breadth: 400, complexity: 5_000 } as const;

export const builder = new SchemaBuilder<{
  Context: Context;
  AuthScopes: { signedIn: boolean };
  AuthContexts: { signedIn: SignedInContext };
  PrismaTypes: PrismaTypes;
  Scalars: {
    DateTime: { Input: Date; Output: Date };
    Date: { Input: Date; Output: Date };
    ID: { Input: string; Output: string };
  };
  DefaultFieldNullability: false;
}>({
  plugins: [
    ErrorsPlugin,
    ScopeAuthPlugin,
    ComplexityPlugin,
    RelayPlugin,
    PrismaPlugin,
    WithInputPlugin,
    growth,
    lengths,
  ],
  defaultFieldNullability: false,
  errors: {
    directResult: true,
    defaultUnionOptions: {
      name: ({ fieldName }) => `${capitalised(fieldName)}Result`,
      description: "The payload, or a refusal with a message.",
    },
  },
  scopeAuth: {
    authScopes: ({ viewer }) => ({ signedIn: viewer !== null }),
    authorizeOnSubscribe: true,
    unauthorizedError: () => new Unauthorized(),
  },
  complexity: {
    defaultComplexity: 1,
    defaultListMultiplier: 10,
    limit: ({ costIsFine }) => (costIsFine ? {} : documentCost),
    complexityError: (kind) => new BadInput(`This request asks for too much at once (${kind.toLowerCase()}).`),
  },
  relay: {
    clientMutationId: "omit",
    cursorType: "String",
    // Text that is no global id gets null like an unknown id, not an error.
    decodeGlobalID: (globalId) => decodedId(globalId) ?? { typename: "User", id: nobodysId },
    idFieldOptions: { description: "Global id, unique among all nodes." },
    nodeTypeOptions: { description: "Anything with a global id." },
    nodeQueryOptions: {
      description: "The object with this global id; null if it does not exist or the caller may not read it.",
      args: { id: { description: "Its global id." } },
    },
    nodesQueryOptions: {
      description: "Several nodes at once, in the order asked for.",
      args: { ids: { description: `Their global ids, at most ${usualLimits.list}.` } },
      complexity: ({ ids }) => ({ field: 1, multiplier: ids.length }),
    },
    firstArgOptions: { description: `How many items from the start, 1 to ${pageSize.most}.` },
    lastArgOptions: { description: `How many items from the end, 1 to ${pageSize.most}.` },
    afterArgOptions: { description: "Only items after this cursor." },
    beforeArgOptions: { description: "Only items before this cursor." },
    defaultConnectionTypeOptions: { description: "One page of a list." },
    defaultEdgeTypeOptions: { description: "An item of a list, and its cursor." },
    // `pageCost` counts a page's length once; it must not count again here.
    edgesFieldOptions: { description: "The items of this page.", complexity: { field: 1, multiplier: 1 } },
    nodeFieldOptions: { description: "The entry." },
    cursorFieldOptions: { description: "Its cursor, for `after` and `before`." },
    pageInfoFieldOptions: { description: "Where this page is in the list." },
    pageInfoTypeOptions: { description: "Whether there are more items, and the cursors to continue." },
    hasNextPageFieldOptions: { description: "Whether there are more items after this page." },
    hasPreviousPageFieldOptions: { description: "Whether there are more items before this page." },
    startCursorFieldOptions: { description: "Cursor of the first item." },
    endCursorFieldOptions: { description: "Cursor of the last item." },
  },
  withInput: {
    typeOptions: {
      name: ({ fieldName }) => `${capitalised(fieldName)}Input`,
      description: "Input of the mutation.",
    },
    argOptions: { description: "Input of the mutation." },
  },
  prisma: { client: prisma, dmmf: getDatamodel(), onUnusedQuery: null },
});

export function enumOf<Key extends string>(keys: readonly Key[], describe: (key: Key) => string) {
  const values = keys.map((key) => [key.toUpperCase(), { value: key, description: describe(key) }]);
  return Object.fromEntries(values) as Record<Uppercase<Key>, { value: Key; description: string }>;
}

builder.queryType({ description: "All reads." });
builder.mutationType({ description: "All changes. Each mutation returns its payload or a Refusal." });
builder.subscriptionType({ description: "Live events, sent as server-sent events." });

function capitalised(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
