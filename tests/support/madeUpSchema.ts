import { createHash } from "node:crypto";
import {
  buildSchema,
  isAbstractType,
  isEnumType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  printSchema,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from "graphql";
import { OutwardError } from "#server/base/errors.ts";

/** The generated data, and the field path with a fault. */
export interface MadeUp {
  seed: number;
  /** Called with the path of each selected field. */
  visit?: (path: string) => void;
  fails?: { at: string; by?: () => unknown };
}

/** The same types, with data generated from the context's `seed` and a field's path, partly asynchronous. */
export function withMadeUpData(schema: GraphQLSchema): GraphQLSchema {
  const madeUp = buildSchema(printSchema(schema));
  for (const type of Object.values(madeUp.getTypeMap())) {
    if (isAbstractType(type)) type.resolveType = ({ __typename }: { __typename: string }) => __typename;
    if (!isObjectType(type) || type.name.startsWith("__")) continue;
    for (const field of Object.values(type.getFields())) field.resolve = resolve;
  }
  return madeUp;
}

/** Faults of a field that must look the same however a document is run. */
export const failures: Readonly<Record<string, () => unknown>> = {
  "null where there is none": () => null,
  "an expected no": () => {
    throw new OutwardError(429, "TOO_MANY", "Not so many.", { retryAfter: 7, field: "input" });
  },
  "a fault of ours": () => {
    throw new TypeError("A secret of ours");
  },
};

function resolve(_parent: unknown, args: object, { seed, visit, fails }: MadeUp, info: GraphQLResolveInfo): unknown {
  const path = pathOf(info);
  visit?.(path);
  const chance = chanceOf(`${seed} ${path} ${JSON.stringify(args)}`);
  const value = () => (fails?.at === path ? fails.by?.() : valueOf(info.returnType, info.schema, chance, 1));
  return chance(0) % 2 === 0 ? value() : Promise.resolve().then(value);
}

function valueOf(type: GraphQLOutputType, schema: GraphQLSchema, chance: (at: number) => number, at: number): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType, schema, chance, at);
  if (isListType(type)) {
    const places = Array.from({ length: chance(at) % 4 }, (_, index) => at + index + 1);
    return places.map((place) => valueOf(type.ofType, schema, chance, place));
  }
  if (isEnumType(type)) return type.getValues()[chance(at) % type.getValues().length]?.value;
  if (isAbstractType(type)) {
    const types = isInterfaceType(type) ? schema.getImplementations(type).objects : type.getTypes();
    return { __typename: types[chance(at) % types.length]?.name };
  }
  if (isObjectType(type)) return {};
  if (type.name === "Boolean") return chance(at) % 2 === 0;
  return type.name === "Int" || type.name === "Float" ? chance(at) : `“é” ${chance(at)}`;
}

/** Pseudo-random numbers from 0 to 255, one for each position. */
function chanceOf(text: string): (at: number) => number {
  const bytes = createHash("sha256").update(text).digest();
  return (at) => bytes[at % bytes.length] ?? 0;
}

function pathOf({ path }: GraphQLResolveInfo): string {
  const keys: (string | number)[] = [];
  for (let at: typeof path | undefined = path; at; at = at.prev) keys.unshift(at.key);
  return keys.join(".");
}
