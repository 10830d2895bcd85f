import { config } from "#server/base/config.ts";
import { watchSize } from "#server/base/held.ts";

const names = new Map<string, string>();
/** So many texts have a name: a connection keeps what it prepared. */
export const mostNames = 500;
watchSize("names of prepared statements", () => names.size);

/** The name by which PostgreSQL keeps the plan of a text; empty where it keeps none. */
export function nameOf(text: string): string {
  if (config.isPooledByTransaction) return "";
  const name = names.get(text);
  if (name) return name;
  // Texts of Prisma that vary without end must not fill a connection.
  if (names.size >= mostNames) return "";

  const made = `k${names.size}`;
  names.set(text, made);
  return made;
}
