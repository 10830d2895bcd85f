import { config } from "#server/base/config.ts";
import { watchSize } from "#server/base/cacheSizes.ts";

const names = new Map<string, string>();
/** Maximum number of named texts: each connection keeps its prepared statements. */
export const mostNames = 500;
watchSize("names of prepared statements", () => names.size);

/** The name under which PostgreSQL keeps a text's plan; empty if it keeps none. */
export function nameOf(text: string): string {
  if (config.isPooledByTransaction) return "";
  const name = names.get(text);
  if (name) return name;
  // Prisma's texts vary without end and must not fill a connection.
  if (names.size >= mostNames) return "";

  const made = `k${names.size}`;
  names.set(text, made);
  return made;
}
