import { readFileSync } from "node:fs";
import {
  buildSchema,
  Kind,
  getNamedType,
  isListType,
  isObjectType,
  parse,
  type GraphQLObjectType,
  type SelectionSetNode,
} from "graphql";
import { expect, test } from "vitest";
import { valuesOf } from "#client/screens/_entries/values.ts";
import { tagsIn } from "#client/screens/_tags/tagInput.ts";
import { kinds, type KindName } from "#domain/entries/kinds.ts";

// The compiler names a field that an editor reads and its printed fragment leaves out, but not one that nobody reads.

const schema = buildSchema(readFileSync("schema.graphql", "utf8"));

/** What client/screens/journal/editors/useEditor.ts reads of every kind. */
const ofEveryKind = ["id", "version", "occurredAt", "timeZone", "createdAt", "editedAt"];

const kindNames = Object.keys(kinds) as KindName[];

test.each(kindNames)(
  "the printed fragment of the kind %s has the fields that its editor reads, and no others",
  (kind) => {
    const reads = new Set(ofEveryKind);

    const entry = recording(schema.getType(kinds[kind].name) as GraphQLObjectType, reads);
    valuesOf(kind, entry);
    tagsIn(entry, () => undefined);

    expect(fragmentOf(kind).toSorted()).toEqual([...reads].toSorted());
  },
);

/** The paths of the fields in the printed fragment. */
function fragmentOf(kind: KindName): string[] {
  const printed = readFileSync("client/data/made/entryContent.ts", "utf8");
  const text = [...printed.matchAll(/graphql`([^`]*)`/g)].map(([, each = ""]) => each).join("");
  const fragment = parse(text).definitions.find(
    (definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION && definition.typeCondition.name.value === kinds[kind].name,
  );
  return fragment && "selectionSet" in fragment ? leavesOf(fragment.selectionSet) : [];
}

function leavesOf({ selections }: SelectionSetNode, path = ""): string[] {
  return selections.flatMap((field) => {
    if (field.kind !== Kind.FIELD) throw new Error("The fragment spreads another.");
    const name = `${path}${field.name.value}`;
    return field.selectionSet ? leavesOf(field.selectionSet, `${name}.`) : [name];
  });
}

/** An object of a GraphQL type that adds each field that is read to `reads`. What the type does not have is undefined. */
function recording(type: GraphQLObjectType, reads: Set<string>, path = ""): object {
  return new Proxy(
    {},
    {
      get: (_target, name) => {
        const field = type.getFields()[String(name)];
        if (!field) return undefined;
        const inner = getNamedType(field.type);
        if (!isObjectType(inner)) {
          reads.add(`${path}${String(name)}`);
          return "read";
        }
        const nested = recording(inner, reads, `${path}${String(name)}.`);
        const isList = isListType("ofType" in field.type ? field.type.ofType : field.type) || isListType(field.type);
        return isList ? [nested] : nested;
      },
    },
  );
}
