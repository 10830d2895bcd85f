import {
  type ASTVisitor,
  GraphQLError,
  Kind,
  Lexer,
  parse,
  type SelectionSetNode,
  Source,
  TokenKind,
  validate,
  type ValidationContext,
} from "graphql";
import type { Plugin } from "graphql-yoga";

export const documentSize = { tokens: 2_000, nesting: 50, aliases: 30 };

/** Refuses documents with too many tokens, nested brackets or aliases, before they run. */
export const documentLimits: Plugin = {
  onParse: ({ setParseFn }) =>
    setParseFn((source, options) => {
      refuseNesting(source instanceof Source ? source : new Source(source));
      return parse(source, { ...options, maxLexicalTokens: documentSize.tokens });
    }),
  onValidate: ({ addValidationRule, setValidationFn }) => {
    addValidationRule(fewAliases);
    // Stops at the first error: a document can contain thousands.
    setValidationFn((schema, document, rules) => validate(schema, document, rules, { maxErrors: 1 }).slice(0, 1));
  },
};

const steps = new Map<TokenKind, number>([
  [TokenKind.BRACE_L, 1],
  [TokenKind.BRACKET_L, 1],
  [TokenKind.PAREN_L, 1],
  [TokenKind.BRACE_R, -1],
  [TokenKind.BRACKET_R, -1],
  [TokenKind.PAREN_R, -1],
]);

/** The parser recurses for each bracket, so the stack could overflow before the token limit is reached. */
function refuseNesting(source: Source): void {
  const lexer = new Lexer(source);
  let open = 0;
  for (let count = 0; count < documentSize.tokens && lexer.advance().kind !== TokenKind.EOF; count += 1) {
    open += steps.get(lexer.token.kind) ?? 0;
    if (open > documentSize.nesting) throw new GraphQLError(`A document may nest ${documentSize.nesting} brackets.`);
  }
}

/** Counts aliases and repeated __typename fields. Those of a fragment count wherever it is spread. */
function fewAliases(context: ValidationContext): ASTVisitor {
  const inFragments = new Map<string, number>();

  const inFragment = (name: string): number => {
    // A rule of graphql-js refuses cycles of fragments.
    if (!inFragments.has(name))
      inFragments.set(name, 0).set(name, inSelection(context.getFragment(name)?.selectionSet));
    return inFragments.get(name) ?? 0;
  };
  const inSelection = (set: SelectionSetNode | undefined): number => {
    const selections = set?.selections ?? [];
    // Repeating __typename costs nothing and answers nothing, so no other limit counts it.
    const names = selections.filter((node) => node.kind === Kind.FIELD && node.name.value === "__typename").length;
    return selections.reduce(
      (count, node) => {
        if (node.kind === Kind.FRAGMENT_SPREAD) return count + inFragment(node.name.value);
        return count + (node.kind === Kind.FIELD && node.alias ? 1 : 0) + inSelection(node.selectionSet);
      },
      Math.max(0, names - 1),
    );
  };

  return {
    OperationDefinition: (operation) => {
      if (inSelection(operation.selectionSet) <= documentSize.aliases) return;
      context.reportError(
        new GraphQLError(`A document may have ${documentSize.aliases} aliases.`, { nodes: operation }),
      );
    },
  };
}
