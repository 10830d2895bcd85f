import { RequestCache } from "@pothos/plugin-scope-auth";
import {
  getOperationAST,
  GraphQLError,
  Kind,
  OperationTypeNode,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type ASTNode,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from "graphql";
import { compileQuery, isCompiledQuery, type CompiledQuery } from "graphql-jit";
import { isRecord } from "#server/kit/http/body.ts";
import { watchSize } from "#server/base/cacheSizes.ts";
import type { Context } from "#server/kit/graph/builder.ts";
import { weightOf } from "./weight.ts";

/** A document's id with its variables and nothing else, as the shipped client sends it. */
export interface Shipped {
  id: string;
  variables: Record<string, unknown>;
}

/** The id and variables of a request that contains nothing else. */
export function shippedIn(params: unknown): Shipped | undefined {
  if (!isRecord(params)) return undefined;
  const { id, variables = {}, ...others } = params;
  const isShipped = typeof id === "string" && isRecord(variables) && Object.keys(others).length === 0;
  return isShipped ? { id, variables } : undefined;
}

interface Compiled {
  document: DocumentNode;
  /** Whether the document may start on a presumed session. */
  mayPresume: boolean;
  /** How many places of the account's queue it takes. */
  weight: number;
  /**
   * Whether its cost depends on variables ("varies"), or is the same each time and was once found acceptable ("fine").
   */
  cost: "varies" | "fixed" | "fine";
  run: CompiledQuery["query"];
}

/**
 * Runs the listed documents, each compiled once (docs/decisions/0015). The result is that of graphql-js. It is
 * undefined for what graphql-js must handle: unknown ids, unfit variables, subscriptions, and documents that do not
 * compile.
 */
export function compiledDocuments(schema: GraphQLSchema, textOf: (id: string) => string | null) {
  const known = new Map<string, Compiled | undefined>();
  watchSize("compiled documents", () => known.size);

  const compiledOf = (id: string): Compiled | undefined => {
    if (known.has(id)) return known.get(id);
    const text = textOf(id);
    if (text === null) return undefined;
    const compiled = compile(schema, parse(text));
    known.set(id, compiled);
    return compiled;
  };

  const run = async ({ id, variables }: Shipped, context: Context): Promise<ExecutionResult | undefined> => {
    const compiled = compiledOf(id);
    if (!compiled) return undefined;
    const own = { ...context, costIsFine: compiled.cost === "fine" };
    const result = await compiled.run(undefined, own, variables);
    // Frees the cached permissions. V8 would otherwise keep the call's memory until its next major collection
    // (server/base/call.ts).
    RequestCache.clearForContext(own);
    // Nothing runs with unfit variables; graphql-js then words the error.
    if (!("data" in result)) return undefined;
    if (!result.errors && compiled.cost === "fixed") compiled.cost = "fine";
    const errors = result.errors?.map((error) => inItsDocument(error, compiled.document));
    return errors ? { errors, data: result.data } : { data: result.data };
  };
  return {
    run,
    mayPresume: ({ id }: Shipped): boolean => compiledOf(id)?.mayPresume ?? false,
    weightOf: ({ id }: Shipped): number => compiledOf(id)?.weight ?? 1,
  };
}

function compile(schema: GraphQLSchema, document: DocumentNode): Compiled | undefined {
  const operation = getOperationAST(document)?.operation;
  if (operation === OperationTypeNode.SUBSCRIPTION) return undefined;
  const compiled = compileQuery(schema, document, undefined, { disablingCapturingStackErrors: true });
  if (!isCompiledQuery(compiled)) return undefined;
  return {
    document,
    mayPresume: operation === OperationTypeNode.QUERY || proves(schema, document),
    weight: weightOf(schema, document),
    cost: costVaries(schema, document) ? "varies" : "fixed",
    run: compiled.query,
  };
}

/** Whether the document is one write whose statement checks the session (docs/decisions/0020). */
function proves(schema: GraphQLSchema, document: DocumentNode): boolean {
  const [field, ...others] = getOperationAST(document)?.selectionSet.selections ?? [];
  if (field?.kind !== Kind.FIELD || others.length > 0) return false;
  return schema.getMutationType()?.getFields()[field.name.value]?.extensions["proves"] === true;
}

/** Whether a variable affects the cost, such as the length of a list. */
function costVaries(schema: GraphQLSchema, document: DocumentNode): boolean {
  const types = new TypeInfo(schema);
  let varies = false;
  const Field = ({ arguments: given = [] }: { arguments?: readonly { value: ASTNode }[] }) => {
    const { complexity } = types.getFieldDef()?.extensions ?? {};
    if (typeof complexity === "function" && given.some(({ value }) => holdsVariable(value))) varies = true;
  };
  visit(document, visitWithTypeInfo(types, { Field }));
  return varies;
}

function holdsVariable(value: ASTNode): boolean {
  let hasVariable = false;
  visit(value, { [Kind.VARIABLE]: () => void (hasVariable = true) });
  return hasVariable;
}

/** Compiled code reports lines and columns; graphql's own errors have positions in the source. */
function inItsDocument(
  { message, locations, path, originalError }: GraphQLError,
  document: DocumentNode,
): GraphQLError {
  const source = document.loc?.source;
  const lines = source?.body.split("\n") ?? [];
  const positions = locations?.map(({ line, column }) =>
    lines.slice(0, line - 1).reduce((before, text) => before + text.length + 1, column - 1),
  );
  // A null where the schema allows none is an unexpected error.
  return new GraphQLError(message, { source, positions, path, originalError: originalError ?? new Error(message) });
}
