import type { ConcreteRequest, NormalizationSelection, Variables } from "relay-runtime";
import { isRecord } from "#client/platform/problem.ts";

/**
 * Whether an answer has all that a document reads, so that a build can show what an earlier one has stored. A field that is
 * not there would be taken for one that the server has yet to send.
 *
 * @param data The `data` of the answer.
 */
export function holdsAll({ operation }: ConcreteRequest, variables: Variables, data: unknown): boolean {
  const holds = (selections: readonly NormalizationSelection[], part: unknown): boolean => {
    if (part === null) return true;
    if (Array.isArray(part)) return part.every((each) => holds(selections, each));
    return isRecord(part) && selections.every((selection) => holdsOne(selection, part));
  };
  const holdsOne = (selection: NormalizationSelection, part: Record<string, unknown>): boolean => {
    switch (selection.kind) {
      case "ScalarField":
        return (selection.alias ?? selection.name) in part;
      case "LinkedField": {
        const name = selection.alias ?? selection.name;
        return name in part && holds(selection.selections, part[name]);
      }
      case "InlineFragment": {
        const { abstractKey, type } = selection;
        const applies = abstractKey ? abstractKey in part : type === part.__typename;
        return !applies || holds(selection.selections, part);
      }
      case "Condition":
        return variables[selection.condition] !== selection.passingValue || holds(selection.selections, part);
      // The client's own, and what is made of the fields beside it.
      case "ClientExtension":
      case "LinkedHandle":
      case "ScalarHandle":
      case "TypeDiscriminator":
        return true;
      default:
        return false;
    }
  };
  return holds(operation.selections, data);
}
