/** The global id of an item in GraphQL. */
export function globalIdOf(id: string, typename = "Action"): string {
  return Buffer.from(`${typename}:${id}`).toString("base64");
}

/** The raw id of an item in REST. */
export function rawIdOf(globalId: string): string {
  return Buffer.from(globalId, "base64").toString("utf8").replace(/^\w+:/, "");
}
