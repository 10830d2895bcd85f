/** The search text in the address of the user list. */
export function searchIn(params: URLSearchParams): string {
  return params.get("search") ?? "";
}
