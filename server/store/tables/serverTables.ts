import type { Tables } from "./tableShape.ts";
import { usual } from "./usual.ts";

/** The tables of the server itself. */
export const serverTables = {
  StripeEvent: {
    shared: "comes from Stripe, which knows none of Kindling’s ids",
    columns: { ...usual("createdAt"), id: { clearText: "Stripe's name for an event" } },
  },
  Vault: {
    shared: "is looked for while nobody is signed in",
    columns: { ...usual("keyId"), canary: { unreadable: "a constant, wrapped by the master key" } },
  },
  InstanceKey: {
    shared: "is the server's own",
    columns: { ...usual("wrapped", "version"), purpose: { clearText: "one of the program's words" } },
  },
  KeyCopy: {
    shared: "is about the server's own key",
    columns: { ...usual("keyId"), seenAt: "says when its copy was last shown" },
  },
  DeletedAccount: {
    shared: "names people who are gone, for a restore",
    columns: {
      id: { clearText: "keeps a backup from bringing somebody back who deleted their account" },
      deletedAt: "ends what is kept",
    },
  },
  Freeze: {
    shared: "is about the whole server",
    notInBackups: "is about this database",
    columns: { since: "says since when people can only read" },
  },
} as const satisfies Partial<Tables>;
