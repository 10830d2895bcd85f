/** What the client's page carries as data, by the id of its place in client/index.html. */
type PageData = "helplines" | "operator";

/** The client's page with data in its place: no browser runs it. Throws Error for a page without that place. */
export function withPageData(page: string, id: PageData, data: unknown): string {
  const place = new RegExp(`(<script type="application/json" id="${id}">)[^<]*(?=</script>)`);
  if (!place.test(page)) throw new Error(`The client's page has no place for ${id}.`);

  // Text that looks like a tag would end the script before its end.
  const json = JSON.stringify(data).replaceAll("<", String.raw`\u003c`);
  return page.replace(place, (_, start: string) => start + json);
}
