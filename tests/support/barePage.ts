/** A minimal client page: a title, and the places where the server inserts data. */
export function barePage(title = "Kindling"): string {
  return `<!doctype html><title>${title}</title>${place("helplines", "[]")}${place("operator", "null")}${place("cost", "null")}`;
}

function place(id: string, empty: string): string {
  return `<script type="application/json" id="${id}">${empty}</script>`;
}
