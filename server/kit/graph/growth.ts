import SchemaBuilder, {
  BasePlugin,
  type FieldNullability,
  type InputFieldMap,
  type PothosOutputFieldConfig,
  type SchemaTypes,
  type TypeParam,
} from "@pothos/core";
import type { GraphQLFieldResolver } from "graphql";
import { admitWrite } from "#server/kit/growth.ts";

declare global {
  export namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      growth: GrowthPlugin<Types>;
    }
    interface FieldOptions<
      Types extends SchemaTypes = SchemaTypes,
      ParentShape = unknown,
      Type extends TypeParam<Types> = TypeParam<Types>,
      Nullable extends FieldNullability<Type> = FieldNullability<Type>,
      Args extends InputFieldMap = InputFieldMap,
      ResolveShape = unknown,
      ResolveReturnShape = unknown,
    > {
      /** Of a mutation: false if it deletes, or stores little. It then goes on while the disk or the account is full. */
      needsSpace?: boolean;
    }
  }
}

type Resolver<Types extends SchemaTypes> = GraphQLFieldResolver<unknown, Types["Context"], object>;

/** Admits each mutation (server/kit/growth.ts) before its resolver runs. */
class GrowthPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    if (field.kind !== "Mutation") return field;
    return { ...field, extensions: { ...field.extensions, needsSpace: needsSpace(field) } };
  }

  override wrapResolve(resolve: Resolver<Types>, field: PothosOutputFieldConfig<Types>): Resolver<Types> {
    if (field.kind !== "Mutation") return resolve;
    const grows = needsSpace(field);
    return async (...args) => {
      await admitWrite(grows);
      return resolve(...args);
    };
  }
}

// Ending a session only deletes.
function needsSpace<Types extends SchemaTypes>({ pothosOptions, extensions }: PothosOutputFieldConfig<Types>): boolean {
  return pothosOptions.needsSpace ?? extensions?.["endsSessions"] !== true;
}

export const growth = "growth";

SchemaBuilder.registerPlugin(growth, GrowthPlugin);
