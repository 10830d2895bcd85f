import { defaultFieldResolver, type GraphQLSchema } from "graphql";
import { refuseWhileFrozen } from "#server/store/standing.ts";

/**
 * Makes every mutation of the schema throw while people can only read, before it does anything. Those whose extensions
 * say `endsSessions` go on.
 */
export function refuseMutationsWhileFrozen(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { resolve = defaultFieldResolver, extensions } = field;
    field.resolve = (...args) => {
      refuseWhileFrozen({ endsSessions: extensions.endsSessions === true });
      return resolve(...args);
    };
  }
}
