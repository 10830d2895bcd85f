import type { Caller, Door } from "./door.ts";
import { graphqlDoor } from "./graphqlDoor.ts";
import type { Person } from "./people.ts";
import { restDoor } from "./restDoor.ts";

export interface NamedDoor {
  name: "GraphQL" | "REST";
  /** Creates a caller: a person or a visitor, on a device in a zone. */
  open: (somebody?: Pick<Person, "token">, device?: Pick<Caller, "zone">) => Door;
}

/** GraphQL and REST. Tests that run through both prove that they offer the same. */
export const doors: readonly [NamedDoor, NamedDoor] = [
  { name: "GraphQL", open: (somebody, device) => graphqlDoor({ as: somebody, ...device }) },
  { name: "REST", open: (somebody, device) => restDoor({ as: somebody, ...device }) },
];
