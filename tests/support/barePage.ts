/** The least that a client's bare page is made of: a title, and the places for what the server writes into it. */
export function barePage(title = "Kindling"): string {
  return `<!doctype html><title>${title}</title>${place("helplines", "[]")}${place("operator", "null")}`;
}

function place(id: string, empty: string): string {
  return `<script type="application/json" id="${id}">${empty}</script>`;
}
