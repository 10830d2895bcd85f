/** Whom the address of the user list asks for. */
export function searchIn(params: URLSearchParams): string {
  return params.get("search") ?? "";
}
