import { type DocumentNode, type GraphQLSchema, TypeInfo, visit, visitWithTypeInfo } from "graphql";

/**
 * How many places of the account's queue a document takes: what its fields weigh together, at least one. A field has its
 * weight in `extensions`, as a route has it in its spec.
 */
export function weightOf(schema: GraphQLSchema, document: DocumentNode): number {
  const types = new TypeInfo(schema);
  let sum = 0;
  const Field = () => {
    const weight = types.getFieldDef()?.extensions["weight"];
    if (typeof weight === "number") sum += weight;
  };
  visit(document, visitWithTypeInfo(types, { Field }));
  return Math.max(1, sum);
}
