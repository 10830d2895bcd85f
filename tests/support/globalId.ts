/** The global id that GraphQL knows a thing by. */
export function globalIdOf(id: string, typename = "Action"): string {
  return Buffer.from(`${typename}:${id}`).toString("base64");
}

/** The id that REST knows it by. */
export function rawIdOf(globalId: string): string {
  return Buffer.from(globalId, "base64").toString("utf8").replace(/^\w+:/, "");
}
