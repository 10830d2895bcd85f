import { eachSetting } from "#domain/settings.ts";
import type { Tables } from "./tableShape.ts";
import { byPerson, each, kept, keyedHash, usual } from "./usual.ts";

/** The tables of an account. */
export const accountTables = {
  User: {
    owners: ["id"],
    reset: "keeps",
    deletion: "last",
    shared: "is looked for by email and name before anybody is known",
    columns: {
      ...usual("id", "createdAt", "credentials"),
      ...eachSetting(() => "a setting"),
      ...each("decides who may come in", "trialEndsAt", "subscribed"),
      emailHash: keyedHash,
      username: { clearText: "is how people find each other, and is looked for" },
      usernameKey: { clearText: "keeps usernames unique, whatever their case" },
      passwordHash: { unreadable: "argon2id, salted" },
      sealed: byPerson,
      profile: { under: "profile" },
      timeZone: { clearText: "the name of a zone, which decides today" },
      timeZoneFixed: "a setting",
      deletedAt: "finds what is left to delete",
      suspendedAt: "decides who may send",
      agreedAt: "says when somebody agreed to the legal pages",
      agreedTo: { clearText: "the day of a text, which the server takes as nothing but a date" },
      kilobytes: "is compared with the size that an account may have",
      sizedAt: "says when that was counted",
    },
  },
  Session: {
    ...kept,
    deletion: "first",
    shared: "is looked for by its token before anybody is known",
    notInBackups: "everybody signs in again after a restore",
    columns: {
      ...usual("id", "userId", "tokenHash", "createdAt", "credentials"),
      device: { clearText: "words of the program's own for a browser and a system" },
      lastSeenAt: "ends idle sessions",
      endsAt: "ends a session that only takes data away",
    },
  },
  PersonKey: { ...kept, deletion: "first", columns: usual("userId", "wrapped", "epoch", "version") },
  Customer: {
    ...kept,
    shared: "is looked for by Stripe's id",
    columns: {
      ...usual("userId"),
      ...each("orders what Stripe answers", "asked", "told"),
      id: { clearText: "Stripe's name for a customer, which its events come with" },
      checkoutAt: "keeps a person at one payment page",
    },
  },
  Picture: { ...kept, columns: { ...usual("id", "userId"), sealed: { under: "profile" } } },
  ResetLink: {
    ...kept,
    shared: "is looked for by its token",
    notInBackups: "a link to a new password lives for minutes",
    columns: { ...usual("tokenHash", "userId", "credentials"), expiresAt: "ends what is valid" },
  },
} as const satisfies Partial<Tables>;
