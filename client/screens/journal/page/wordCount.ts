/** The number of words of a page, in words. */
export function wordCount(body: string): string {
  const count = body.trim() === "" ? 0 : body.trim().split(/\s+/).length;
  return count === 1 ? "1 word" : `${count} words`;
}
