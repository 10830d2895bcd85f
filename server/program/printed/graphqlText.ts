/** A documented constant of a printed module, whose members are GraphQL texts. */
export interface PrintedConstant {
  name: string;
  about: string;
  documents: readonly (readonly [member: string, text: string])[];
}

/**
 * A module of client/data/made/ with constants of GraphQL. Relay's compiler reads only static text, so what follows from a
 * definition is printed for it.
 *
 * @param from Where the definition is, for the first line.
 * @param head Imports and types of its own.
 */
export function moduleOf(from: string, constants: readonly PrintedConstant[], head = ""): string {
  const printed = constants.map(({ name, about, documents }) => {
    const members = documents.map(([member, text]) => `  ${member}: graphql\`\n${indented(indented(text))}\n  \`,\n`);
    return `/** ${about} */\nexport const ${name} = {\n${members.join("")}};\n`;
  });
  return `// Printed from ${from} by \`npm run generate\`.
import { graphql } from "relay-runtime";
${head}
${printed.join("\n")}`;
}

/**
 * The document of a mutation with one input.
 *
 * @param called The mutation, with an alias where callers read several mutations alike: `saved: logMood`.
 * @param payload What is selected of its payload, and of a refusal beside message, code and field.
 */
export function mutationOf(name: string, called: string, payload: string, refusal = ""): string {
  const type = titled(called.split(": ").at(-1) ?? called);
  const answers = `__typename
... on ${type}Payload {
${indented(payload)}
}
... on Refusal {
${indented(`message\ncode\nfield${refusal}`)}
}`;
  return `mutation ${name}Mutation($input: ${type}Input!) {
  ${called}(input: $input) {
${indented(indented(answers))}
  }
}`;
}

/** A name with a capital first letter. */
export function titled(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** Lines of GraphQL, one level deeper. */
export function indented(text: string): string {
  return text.replaceAll(/^(?=.)/gm, "  ");
}
