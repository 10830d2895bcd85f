/** The least that a client's bare page is made of: a title, and a place for what the server writes into it. */
export function barePage(title = "Kindling"): string {
  return `<!doctype html><title>${title}</title><script type="application/json" id="helplines">[]</script>`;
}
