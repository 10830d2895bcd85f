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

/** A document by its id, as the shipped client sends it, with nothing else beside. */
export interface Shipped {
  id: string;
  variables: Record<string, unknown>;
}

/** What was sent, if it is only a document's id and variables for it. */
export function shippedIn(params: unknown): Shipped | undefined {
  if (!isRecord(params)) return undefined;
  const { id, variables = {}, ...others } = params;
  const isShipped = typeof id === "string" && isRecord(variables) && Object.keys(others).length === 0;
  return isShipped ? { id, variables } : undefined;
}

interface Compiled {
  document: DocumentNode;
  /** Whether it may begin while who asks is presumed. */
  mayPresume: boolean;
  /** Whether no variable decides what it costs, and once that was found to be within the limit. */
  cost: "varies" | "fixed" | "fine";
  run: CompiledQuery["query"];
}

/**
 * Runs documents of the list, each compiled once (docs/decisions/0015).
 * Gives what graphql-js would, and undefined for what is left to it: an unknown id, variables that do not fit, a subscription,
 * what cannot be compiled.
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
    // Else V8 moves about what this call knew until its next full sweep (server/base/call.ts): who may see what is kept by context.
    RequestCache.clearForContext(own);
    // Nothing ran where variables do not fit, and graphql-js says it best.
    if (!("data" in result)) return undefined;
    if (!result.errors && compiled.cost === "fixed") compiled.cost = "fine";
    const errors = result.errors?.map((error) => inItsDocument(error, compiled.document));
    return errors ? { errors, data: result.data } : { data: result.data };
  };
  return { run, mayPresume: ({ id }: Shipped): boolean => compiledOf(id)?.mayPresume ?? false };
}

function compile(schema: GraphQLSchema, document: DocumentNode): Compiled | undefined {
  const operation = getOperationAST(document)?.operation;
  if (operation === OperationTypeNode.SUBSCRIPTION) return undefined;
  const compiled = compileQuery(schema, document, undefined, { disablingCapturingStackErrors: true });
  if (!isCompiledQuery(compiled)) return undefined;
  return {
    document,
    mayPresume: operation === OperationTypeNode.QUERY || proves(schema, document),
    cost: costVaries(schema, document) ? "varies" : "fixed",
    run: compiled.query,
  };
}

/** Whether it is one write, which proves who asks (docs/decisions/0020). */
function proves(schema: GraphQLSchema, document: DocumentNode): boolean {
  const [field, ...others] = getOperationAST(document)?.selectionSet.selections ?? [];
  if (field?.kind !== Kind.FIELD || others.length > 0) return false;
  return schema.getMutationType()?.getFields()[field.name.value]?.extensions["proves"] === true;
}

/** Whether a variable says how long a list is to be, or anything else of a field whose cost goes by what it is given. */
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
  let holds = false;
  visit(value, { [Kind.VARIABLE]: () => void (holds = true) });
  return holds;
}

/** The compiled code knows lines and columns only, of which graphql's own error makes nodes' places. */
function inItsDocument(
  { message, locations, path, originalError }: GraphQLError,
  document: DocumentNode,
): GraphQLError {
  const source = document.loc?.source;
  const lines = source?.body.split("\n") ?? [];
  const positions = locations?.map(({ line, column }) =>
    lines.slice(0, line - 1).reduce((before, text) => before + text.length + 1, column - 1),
  );
  // A null where there is none is a fault of ours like any other.
  return new GraphQLError(message, { source, positions, path, originalError: originalError ?? new Error(message) });
}
