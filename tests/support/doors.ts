import type { Caller, Door } from "./door.ts";
import { graphqlDoor } from "./graphqlDoor.ts";
import type { Person } from "./people.ts";
import { restDoor } from "./restDoor.ts";

export interface NamedDoor {
  name: "GraphQL" | "REST";
  /** Comes in as a person, or as a visitor, from a device in a zone. */
  open: (somebody?: Pick<Person, "token">, device?: Pick<Caller, "zone">) => Door;
}

/** The two ways in. What one of them can do the other can, and a test that is played through both proves it. */
export const doors: readonly [NamedDoor, NamedDoor] = [
  { name: "GraphQL", open: (somebody, device) => graphqlDoor({ as: somebody, ...device }) },
  { name: "REST", open: (somebody, device) => restDoor({ as: somebody, ...device }) },
];
