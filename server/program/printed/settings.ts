import { settingNames } from "#domain/settings.ts";

/**
 * Prints the client's fragment of all settings (domain/settings.ts). Relay's compiler reads only text, so it cannot
 * follow the list.
 *
 * @returns The module of client/data/made/settings.ts.
 */
export function printedSettings(): string {
  return `// Printed from domain/settings.ts by \`npm run generate\`.
import { graphql } from "relay-runtime";

/** All settings of the signed-in person. */
export const settingsFragment = graphql\`
  fragment settings_viewer on Viewer {
    settings {
${settingNames.map((name) => `      ${name}\n`).join("")}    }
  }
\`;
`;
}
