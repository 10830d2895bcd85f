/** Reads `attachment; filename="kindling-journal-ada-2026-11-20.html"`, with or without quotes. */
export function nameIn(disposition: string | null): string {
  const [, quoted, bare] = /;\s*filename=(?:"([^"]*)"|([^\s;]+))/i.exec(disposition ?? "") ?? [];
  return quoted || bare || "download";
}
