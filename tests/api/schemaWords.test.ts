import { readFileSync } from "node:fs";
import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  lexicographicSortSchema,
  printSchema,
  type GraphQLNamedType,
} from "graphql";
import { describe, expect, test } from "vitest";
import { schema } from "#server/program/schema.ts";

const ownTypes = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith("__") && !isBuiltIn(name));

describe("the schema is its own manual", () => {
  test("every type, field, argument and enum value has a description", () => {
    const silent = ownTypes.flatMap(elementsOf).filter(([, { description }]) => !description);

    expect(silent.map(([name]) => name)).toEqual([]);
  });

  test("enum values are written in capitals", () => {
    const values = ownTypes.filter(isEnumType).flatMap((type) => type.getValues().map(({ name }) => name));

    expect(values.filter((name) => !/^[A-Z][A-Z_]*$/.test(name))).toEqual([]);
  });

  test("every mutation but those that only sign out takes one input, and answers with a payload or a Refusal", () => {
    const mutations = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(
      ({ name }) => name !== "logout" && name !== "endOtherSessions",
    );

    for (const { name, args, type } of mutations) {
      expect(
        args.map((argument) => argument.name),
        name,
      ).toEqual(["input"]);
      expect(String(type), name).toBe(`${name.charAt(0).toUpperCase()}${name.slice(1)}Result!`);
    }
  });

  test("Viewer has no id, so that a client stores only one", () => {
    const viewer = schema.getType("Viewer");

    expect(isObjectType(viewer) && Object.keys(viewer.getFields())).not.toContain("id");
  });

  test("schema.graphql is what the server serves", () => {
    const committed = readFileSync(new URL("../../schema.graphql", import.meta.url), "utf8");

    expect(`${printSchema(lexicographicSortSchema(schema))}\n`).toBe(committed);
  });
});

interface Described {
  description?: string | null | undefined;
}

/** A type and all its parts, by the names that query authors look up. */
function elementsOf(type: GraphQLNamedType): [name: string, element: Described][] {
  const elements: [string, Described][] = [[type.name, type]];
  const add = (name: string, element: Described) => elements.push([`${type.name}.${name}`, element]);

  if (isEnumType(type)) for (const value of type.getValues()) add(value.name, value);
  if (isInputObjectType(type)) for (const field of Object.values(type.getFields())) add(field.name, field);
  if (isObjectType(type) || isInterfaceType(type)) {
    for (const field of Object.values(type.getFields())) {
      add(field.name, field);
      for (const argument of field.args) add(`${field.name}(${argument.name}:)`, argument);
    }
  }
  return elements;
}

function isBuiltIn(name: string): boolean {
  return ["Boolean", "Float", "ID", "Int", "String"].includes(name);
}
