/** The global id that GraphQL knows a thing by. */
export function globalIdOf(id: string, typename = "Action"): string {
  return Buffer.from(`${typename}:${id}`).toString("base64");
}
