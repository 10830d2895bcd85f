import type { Tables } from "./tableShape.ts";
import { each, kept, keyedHash, usual } from "./usual.ts";

/** The tables of what is between people. */
export const peopleTables = {
  Block: {
    ...kept,
    bothSides: "hides each of the two from the other",
    columns: usual("userId", "otherId", "createdAt"),
  },
  Mute: { ...kept, bothSides: "is read by the person who sends", columns: usual("userId", "otherId", "createdAt") },
  Quota: {
    ...kept,
    columns: {
      ...usual("userId"),
      ...each("is counted by the day", "requestsAt", "messagesAt", "reportsAt", "goldAt", "goldTo"),
      goldOf: "says which gift was the last with gold",
    },
  },
  NameWord: {
    ...kept,
    shared: "is how people find each other",
    columns: { ...usual("userId"), hash: keyedHash, usernameKey: { clearText: "is what the search is sorted by" } },
  },
  Friendship: {
    ...kept,
    owners: ["requesterId", "requesteeId"],
    bothSides: "is between two people",
    columns: {
      ...usual("id", "seenAt"),
      ...each("keeps a pair unique, no matter which of the two asked", "lowId", "highId"),
      ...each("limits asking again", "againAt", "againBeforeAt"),
      requesterId: "is one of two people",
      requesteeId: "is the other one",
      status: { clearText: "one of four words, which lists go by" },
      changedAt: "when it was changed, by which it is sorted",
    },
  },
  Report: {
    ...kept,
    deletion: "withoutNames",
    columns: {
      ...usual("id", "userId", "createdAt"),
      sealed: { under: "reports" },
      exchangeId: "keeps a message from being reported twice",
      againstId: "names the reported person",
      resolvedAt: "is filtered by",
      keptUntilAt: "ends what is kept",
    },
  },
} as const satisfies Partial<Tables>;
