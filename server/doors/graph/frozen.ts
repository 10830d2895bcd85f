import { defaultFieldResolver, type GraphQLSchema } from "graphql";
import { refuseWhileFrozen } from "#server/store/standing.ts";

/** Makes every mutation of the schema throw while people can only read, before it does anything. */
export function refuseMutationsWhileFrozen(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { resolve = defaultFieldResolver } = field;
    field.resolve = (...args) => {
      refuseWhileFrozen();
      return resolve(...args);
    };
  }
}
