/** The kinds of data inside the client's page, by element id in client/index.html. */
type PageData = "helplines" | "operator" | "cost";

/**
 * The client's page with data inserted into its element, which no browser executes. Throws Error if the page lacks the
 * element.
 */
export function withPageData(page: string, id: PageData, data: unknown): string {
  const place = new RegExp(`(<script type="application/json" id="${id}">)[^<]*(?=</script>)`);
  if (!place.test(page)) throw new Error(`The client's page has no place for ${id}.`);

  // Text that looks like a closing tag would end the script early.
  const json = JSON.stringify(data).replaceAll("<", String.raw`\u003c`);
  return page.replace(place, (_, start: string) => start + json);
}
