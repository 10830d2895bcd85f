import {
  getNamedType,
  getNullableType,
  GraphQLObjectType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isUnionType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
} from "graphql";
import type { Schema } from "#server/kit/rest/inputSchema.ts";

// Every place where a caller sends a text or a list, from the schema and OpenAPI.

/** Valid values for the rest of the request: fields of an input type, or of a path's body. */
export type Beside = (owner: string) => Record<string, unknown>;

/** An input place and its length limit, if stated. */
export interface Place {
  name: string;
  maxLength: number | undefined;
  maxItems: number | undefined;
}

export interface GraphPlace extends Place {
  path: string;
  document: string;
  /** Wraps a value as the document's variable `value`. */
  around: (value: unknown) => unknown;
}

interface Leaf extends Place {
  path: string;
  around: GraphPlace["around"];
}

/** The places of every field with arguments, reached by the first path. */
export function graphPlaces(schema: GraphQLSchema, beside: Beside): GraphPlace[] {
  const seen = new Set<string>();

  const placesIn = (type: GraphQLObjectType, wayTo: (selection: string) => string): GraphPlace[] => {
    if (seen.has(type.name)) return [];
    seen.add(type.name);
    return Object.values(type.getFields()).flatMap((field) => {
      const own = field.args.flatMap((arg) =>
        leavesOf(arg, beside).map((leaf) => ({
          ...leaf,
          path: `${type.name}.${field.name}(${leaf.path})`,
          document: wayTo(
            `${field.name}(${arg.name}: $value ${othersBeside(arg, field)}) ${selectionOf(field)}`,
          ).replace("$TYPE", () => `($value: ${String(arg.type)})`),
        })),
      );
      const next = getNamedType(field.type);
      const isOpen = isObjectType(next) && !field.args.some(isRequiredArgument);
      return isOpen ? [...own, ...placesIn(next, (selection) => wayTo(`${field.name} { ${selection} }`))] : own;
    });
  };

  const roots = [
    ["query", schema.getQueryType()],
    ["mutation", schema.getMutationType()],
    ["subscription", schema.getSubscriptionType()],
  ] as const;
  return roots.flatMap(([kind, root]) => (root ? placesIn(root, (selection) => `${kind} $TYPE { ${selection} }`) : []));
}

/** Other texts that must be there. */
function othersBeside(arg: GraphQLArgument, { args }: GraphQLField<unknown, unknown>): string {
  const others = args.filter(
    (one) => one !== arg && isRequiredArgument(one) && getNamedType(one.type).name === "String",
  );
  return others.map(({ name }) => `${name}: "a"`).join(" ");
}

function selectionOf({ type }: GraphQLField<unknown, unknown>): string {
  const named = getNamedType(type);
  if (isUnionType(named)) return "{ __typename ... on Refusal { message field } }";
  return named instanceof GraphQLObjectType || "getFields" in named ? "{ __typename }" : "";
}

function leavesOf(sent: GraphQLArgument | GraphQLInputField, beside: Beside): Leaf[] {
  const { name, type, extensions } = sent;
  const named = getNamedType(type);
  if (isInputObjectType(named)) {
    const fields = Object.values(named.getFields());
    const whole = () => ({
      ...Object.fromEntries(fields.filter(isRequiredInputField).map((one) => [one.name, someOf(one)])),
      ...beside(named.name),
    });
    const { maxItems = 0 } = extensions as Partial<Place>;
    const itself = { name, path: name, maxLength: undefined, maxItems, around: (value: unknown) => value };
    const inside = fields.flatMap((field) =>
      leavesOf(field, beside).map(({ path, around, ...leaf }) => ({
        ...leaf,
        path: `${name}.${path}`,
        around: (value: unknown) => ({ ...whole(), [field.name]: around(value) }),
      })),
    );
    return isList(type) ? [itself, ...inside] : inside;
  }
  if (named.name !== "String" && named.name !== "ID" && !isList(type)) return [];
  const { maxLength, maxItems } = extensions as Partial<Place>;
  return [
    { name, path: name, maxLength, maxItems: isList(type) ? (maxItems ?? 0) : undefined, around: (value) => value },
  ];
}

function isList(type: GraphQLInputType): boolean {
  return isListType(getNullableType(type));
}

function someOf({ type }: GraphQLInputField): unknown {
  const named = getNamedType(type);
  if (isEnumType(named)) return named.getValues()[0]?.name;
  return isList(type) ? [] : "x";
}

interface Operation {
  parameters: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
}

export interface RestPlace extends Place {
  method: string;
  path: string;
  /** The whole request with this value. */
  around: (value: unknown) => { query?: Record<string, string>; body?: object };
}

/** The places in every body and query of an OpenAPI description. */
export function restPlaces(paths: object, beside: Beside): RestPlace[] {
  return Object.entries(paths as Record<string, Record<string, Operation>>).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters, requestBody }]) => {
      const { properties = {}, required = [] } = requestBody?.content["application/json"]?.schema ?? {};
      const whole = () => ({
        ...Object.fromEntries(required.map((name) => [name, properties[name]?.type === "boolean" ? true : "x"])),
        ...beside(path),
      });
      const inBody = fieldPlaces(properties).map(({ around, ...place }) => ({
        ...place,
        around: (value: unknown) => ({ body: { ...whole(), ...around(value) } }),
      }));
      const inQuery = parameters
        .filter((parameter) => parameter.in === "query")
        .map(({ name, schema }) => ({
          ...placeOf(name, schema),
          around: (value: unknown) => ({ query: { [name]: String(value) } }),
        }));
      return [...inBody, ...inQuery].flatMap(({ isSent, ...place }) => (isSent ? [{ method, path, ...place }] : []));
    }),
  );
}

/** The places in an object of these fields, also in objects within it. */
export function fieldPlaces(
  fields: Readonly<Record<string, Schema>>,
): (Place & { isSent: boolean; around: (value: unknown) => Record<string, unknown> })[] {
  return Object.entries(fields).flatMap(([name, schema]) => {
    const kinds = schema.anyOf ?? [schema];
    const list = kinds.find(({ type }) => type === "array");
    const inside = (list?.items ? [list.items] : kinds).flatMap(({ properties = {}, required = [] }) =>
      fieldPlaces(properties).map(({ around, ...place }) => ({
        ...place,
        around: (value: unknown) => {
          const one = {
            ...Object.fromEntries(required.map((other) => [other, properties[other]?.enum?.[0] ?? "x"])),
            ...around(value),
          };
          return { [name]: list ? [one] : one };
        },
      })),
    );
    return [{ ...placeOf(name, schema), around: (value: unknown) => ({ [name]: value }) }, ...inside];
  });
}

/** What of a schema has no bound, by its path: texts, lists, numbers, objects with free names, anything. */
export function unboundedIn(schema: Schema, path: string): string[] {
  const { type, enum: keys, const: constant, items, anyOf, oneOf, properties, additionalProperties } = schema;
  if (keys ?? constant !== undefined) return [];
  const kinds = anyOf ?? oneOf;
  if (kinds) return kinds.flatMap((kind, index) => unboundedIn(kind, `${path}|${index}`));
  const parts = [
    ...(items ? unboundedIn(items, `${path}[]`) : []),
    ...Object.entries(properties ?? {}).flatMap(([name, part]) => unboundedIn(part, `${path}.${name}`)),
  ];
  const isBounded = [type].flat().every((one) => {
    if (one === "string") return schema.maxLength !== undefined;
    if (one === "array") return schema.maxItems !== undefined && items !== undefined;
    if (one === "number" || one === "integer") return schema.minimum !== undefined && schema.maximum !== undefined;
    if (one === "object") return properties !== undefined && !additionalProperties;
    return one === "boolean" || one === "null";
  });
  return isBounded ? parts : [path, ...parts];
}

/** Of several possible types, the text or the list counts. */
function placeOf(name: string, schema: Schema): Place & { isSent: boolean } {
  const kinds = schema.anyOf ?? [schema];
  const list = kinds.find(({ type }) => type === "array");
  const text = (list?.items ? [list.items] : kinds).find(
    (kind) => kind.type === "string" && !kind.enum && kind.const === undefined,
  );
  return {
    name,
    isSent: (list ?? text) !== undefined,
    maxLength: text?.maxLength,
    maxItems: list && (list.maxItems ?? 0),
  };
}
