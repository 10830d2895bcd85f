import SchemaBuilder, {
  BasePlugin,
  mapInputFields,
  resolveInputTypeConfig,
  type BuildCache,
  type FieldRequiredness,
  type InputFieldsMapping,
  type InputType,
  type PothosInputFieldConfig,
  type PothosOutputFieldConfig,
  type SchemaTypes,
} from "@pothos/core";
import type { GraphQLFieldResolver } from "graphql";
import { usualLimits } from "#domain/limits.ts";
import { refuseLong, refuseMany } from "#server/base/lengths.ts";

declare global {
  export namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      lengths: LengthsPlugin<Types>;
    }
    interface InputFieldOptions<
      Types extends SchemaTypes = SchemaTypes,
      Type extends InputType<Types> | [InputType<Types>] = InputType<Types> | [InputType<Types>],
      Req extends FieldRequiredness<Type> = FieldRequiredness<Type>,
    > {
      /**
       * For a text that its operation checks: the description then states the limit. Other texts have the general
       * limit.
       */
      maxLength?: number;
    }
  }
}

/** The limits of a text or list, in the extensions of an argument or input field. */
export interface Lengths {
  maxLength?: number;
  maxItems?: number;
}

type Resolver<Types extends SchemaTypes> = GraphQLFieldResolver<unknown, Types["Context"], object>;

/**
 * Gives every text and list of an input a limit, and refuses longer ones before the resolver runs. It must be the last
 * plugin, so that its refusal is answered like the field's own.
 */
class LengthsPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onInputFieldConfig(field: PothosInputFieldConfig<Types>): PothosInputFieldConfig<Types> {
    const lengths: Lengths = {
      ...(isText(field, this.buildCache) ? { maxLength: field.pothosOptions.maxLength ?? usualLimits.text } : {}),
      ...(isList(field) ? { maxItems: usualLimits.list } : {}),
    };
    const { maxLength } = field.pothosOptions;
    const words = maxLength === undefined ? "" : ` At most ${maxLength.toLocaleString("en")} characters.`;
    return {
      ...field,
      description: field.description && field.description + words,
      extensions: { ...field.extensions, ...lengths },
    };
  }

  override wrapResolve(resolve: Resolver<Types>, field: PothosOutputFieldConfig<Types>): Resolver<Types> {
    return field.argMappers.length > 0 ? resolve : this.#checked(resolve, field);
  }

  // `node` and `nodes` read their ids before anything else.
  override wrapArgMappers(
    resolve: Resolver<Types> | undefined,
    field: PothosOutputFieldConfig<Types>,
  ): Resolver<Types> | undefined {
    return resolve && field.argMappers.length > 0 ? this.#checked(resolve, field) : resolve;
  }

  #checked(resolve: Resolver<Types>, { args }: PothosOutputFieldConfig<Types>): Resolver<Types> {
    const checks = mapInputFields(args, this.buildCache, (field) => checkOf(field, this.buildCache));
    if (!checks) return resolve;
    return (parent, given, context, info) => {
      check(given, checks);
      return resolve(parent, given, context, info);
    };
  }
}

type Check = typeof refuseLong | typeof refuseMany;

function checkOf<Types extends SchemaTypes>(
  field: PothosInputFieldConfig<Types>,
  cache: BuildCache<Types>,
): Check | null {
  if (isText(field, cache) && field.pothosOptions.maxLength === undefined) return refuseLong;
  return isList(field) ? refuseMany : null;
}

function check<Types extends SchemaTypes>(given: object, checks: InputFieldsMapping<Types, Check>): void {
  for (const [name, field] of checks) {
    const value: unknown = given[name as keyof typeof given];
    if (value === null || value === undefined) continue;
    field.value?.(value as never, name);
    if (field.kind !== "InputObject" || !field.fields.map) continue;
    for (const one of [value].flat()) check(one, field.fields.map);
  }
}

function isList<Types extends SchemaTypes>({ type }: PothosInputFieldConfig<Types>): boolean {
  return type.kind === "List";
}

function isText<Types extends SchemaTypes>({ type }: PothosInputFieldConfig<Types>, cache: BuildCache<Types>): boolean {
  return ["String", "ID"].includes(resolveInputTypeConfig(type, cache).name);
}

export const lengths = "lengths";

SchemaBuilder.registerPlugin(lengths, LengthsPlugin);
