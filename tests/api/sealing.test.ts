import { randomBytes, randomUUID } from "node:crypto";
import * as fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { Keyring, keyringOf, newKey, wrappedKey } from "#server/store/keys/keyring.ts";
import { asBytea, keyedHash, Unreadable, versionOf } from "#server/store/keys/sealing.ts";
import { openVault } from "#server/store/keys/vault.ts";
import { createDatabase } from "#tests/support/cluster.ts";
import { storable, unstorable } from "#tests/support/nonsense.ts";

// People's keys are wrapped by the master key that the database names.
beforeAll(async () => openVault(await createDatabase()));

const text = fc.oneof(
  storable,
  unstorable,
  fc.constantFrom("", "x".repeat(20_000), "\u{1F525}".repeat(10_000), "{}", '"', "\\".repeat(64)),
);
const texts = fc.dictionary(fc.constantFrom("note", "title", "body", "tags"), fc.oneof(text, fc.array(text)), {
  noNullPrototype: true,
});
const table = fc.constantFrom("Action", "Mood", "JournalEntry", "User");

/** A text that no error may contain. */
const secret = "the-secret-of-the-test";
const secrets = { note: secret, body: `${secret} `.repeat(40) };

describe("encrypted texts", () => {
  test("come back to the last code unit, whatever they are", () => {
    fc.assert(
      fc.property(texts, table, fc.uuid(), (said, name, id) => {
        const keys = keysOf();
        const sealed = keys.seal(name, id, said);

        expect(keys.open(name, id, sealed)).toEqual(said);
        expect(keys.open(name, id, asBytea(sealed))).toEqual(said);
        expect([versionOf(sealed), versionOf(asBytea(sealed))]).toEqual([1, 1]);
      }),
      { numRuns: 200 },
    );
  });

  test("show no length below 64 bytes, and never twice the same", () => {
    fc.assert(
      fc.property(texts, (said) => {
        const keys = keysOf();
        const [one, other] = [keys.seal("Mood", "1", said), keys.seal("Mood", "1", said)];

        const ofTexts = one.length - headNonceAndTag;
        expect(ofTexts % 64).toBe(0);
        expect(ofTexts - Buffer.byteLength(JSON.stringify(said))).toBeLessThan(64);
        expect(other.length).toBe(one.length);
        expect(one.equals(other)).toBe(false);
        expect(keys.seal("Mood", "1", {}).length).toBe(keys.seal("Mood", "1", { note: "I was so sad today." }).length);
      }),
    );
  });
});

describe("an altered or moved encrypted value is refused, and the error contains nothing of it", () => {
  test.each<[what: string, altered: fc.Arbitrary<(sealed: Buffer) => Buffer>]>([
    ["cut", fc.nat({ max: 5_000 }).map((length) => (sealed) => sealed.subarray(0, length % sealed.length))],
    [
      "cut at its start",
      fc.integer({ min: 1, max: 200 }).map((length) => (sealed) => sealed.subarray(length % sealed.length || 1)),
    ],
    [
      "extended",
      fc.uint8Array({ minLength: 1, maxLength: 130 }).map((more) => (sealed) => Buffer.concat([sealed, more])),
    ],
    [
      "altered in one bit",
      fc.tuple(fc.nat(), fc.nat({ max: 7 })).map(([at, bit]) => (sealed) => {
        const altered = Buffer.from(sealed);
        altered.writeUInt8(altered.readUInt8(at % altered.length) ^ (1 << bit), at % altered.length);
        return altered;
      }),
    ],
    ["made up", fc.uint8Array({ maxLength: 300 }).map((bytes) => () => Buffer.concat([versionOne, bytes]))],
  ])("%s", (_what, altered) => {
    const [userId, key, other] = [randomUUID(), randomBytes(64), randomBytes(64)];
    const versions = new Map([...Array(65_536).keys()].map((version) => [version, version === 1 ? key : other]));
    const sealed = keysOf(userId, new Map([[1, key]])).seal("Mood", "1", secrets);
    const keys = keysOf(userId, versions);

    fc.assert(
      fc.property(altered, (alter) => {
        expectUnreadable(() => keys.open("Mood", "1", alter(sealed)));
        expectUnreadable(() => keys.open("Mood", "1", asBytea(alter(sealed))));
      }),
      { numRuns: 300 },
    );
  });

  test("moved to another row, person or table", () => {
    const part = fc.oneof(
      table,
      fc.uuid(),
      fc.string({ unit: "binary-ascii" }).map((name) => name.replaceAll("\0", "")),
    );

    fc.assert(
      fc.property(
        fc.tuple(part, part, part),
        fc.tuple(part, part, part),
        ([name, userId, id], [elsewhere, another, row]) => {
          const key = new Map([[1, randomBytes(64)]]);
          const sealed = keysOf(userId, key).seal(name, id, secrets);

          fc.pre(`${name}\0${userId}\0${id}` !== `${elsewhere}\0${another}\0${row}`);
          expectUnreadable(() => keysOf(another, key).open(elsewhere, row, sealed));
          if (row !== id) expectUnreadable(() => keysOf(userId, key).open(name, row, sealed));
          if (another !== userId) expectUnreadable(() => keysOf(another, key).open(name, id, sealed));
          if (elsewhere !== name) expectUnreadable(() => keysOf(userId, key).open(elsewhere, id, sealed));
        },
      ),
    );
  });

  test("labelled as another version, or opened with another person's key", () => {
    const userId = randomUUID();
    const [first, second] = [randomBytes(64), randomBytes(64)];
    const sealed = keysOf(userId, new Map([[1, first]])).seal("Mood", "1", secrets);
    const renamed = Buffer.concat([Buffer.from([0, 2]), sealed.subarray(2)]);

    // Even the same key opens it only as the version that encrypted it.
    expectUnreadable(() => keysOf(userId, new Map([[2, first]])).open("Mood", "1", renamed));
    expectUnreadable(() => keysOf(userId, new Map([[1, second]])).open("Mood", "1", sealed));
    expectUnreadable(() => keysOf(userId, new Map([[2, second]])).open("Mood", "1", sealed));
  });
});

describe("a person's key", () => {
  test("opens from the stored value, only for this person and version", async () => {
    const userId = randomUUID();
    const { ring, row } = newKey(userId);
    const sealed = ring.seal("Mood", "1", secrets);

    expect((await keyringOf(userId, [row])).open("Mood", "1", sealed)).toEqual(secrets);
    await expect(keyringOf(randomUUID(), [row])).rejects.toThrow(Unreadable);
    await expect(keyringOf(userId, [{ ...row, version: 2 }])).rejects.toThrow(Unreadable);
  });

  test("that was altered or cut does not open", async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const { row } = newKey(randomUUID());
        const altered = Buffer.from(row.wrapped);
        // The bytes that name the master key are checked before anything is decrypted.
        const place = 8 + (at % (altered.length - 8));
        altered.writeUInt8(altered.readUInt8(place) ^ change, place);

        await expect(keyringOf(randomUUID(), [{ version: 1, wrapped: altered }])).rejects.toThrow(Unreadable);
        await expect(keyringOf(randomUUID(), [{ version: 1, wrapped: altered.subarray(0, place) }])).rejects.toThrow(
          Unreadable,
        );
      }),
      { numRuns: 50 },
    );
  });

  test("when renewed encrypts with another half and hashes as before", async () => {
    const userId = randomUUID();
    const { ring, row } = newKey(userId);
    const renewed = wrappedKey(userId, 2, ring.renewed());
    const both = await keyringOf(userId, [row, renewed]);
    const onlyNew = await keyringOf(userId, [renewed]);

    expect([both.version, onlyNew.version]).toEqual([2, 2]);
    expect(both.open("Mood", "1", ring.seal("Mood", "1", secrets))).toEqual(secrets);
    expect(onlyNew.open("Mood", "1", both.seal("Mood", "1", secrets))).toEqual(secrets);
    expect(onlyNew.hash("save", "text")).toEqual(ring.hash("save", "text"));
    expect(onlyNew.renewed().subarray(0, 32)).not.toEqual(onlyNew.renewed().subarray(0, 32));
  });

  test("shows in no JSON and no text", () => {
    const key = randomBytes(64);
    const keys = keysOf(randomUUID(), new Map([[1, key]]));

    for (const shown of [JSON.stringify(keys), Object.entries(keys).join()]) {
      expect(shown).not.toMatch(/wrapped|keys/);
      for (const half of [key.subarray(0, 32), key.subarray(32)])
        expect(shown).not.toContain(half.toString("hex").slice(0, 12));
    }
  });
});

test("a keyed hash depends on key, purpose and text, and on the boundary between them", () => {
  const text2 = fc.string({ unit: "binary-ascii" });
  fc.assert(
    fc.property(fc.tuple(text2, text2), fc.tuple(text2, text2), ([purpose, one], [another, other]) => {
      const key = randomBytes(32);
      fc.pre(!purpose.includes("\0") && !another.includes("\0"));

      const isSame = purpose === another && one === other;
      expect(keyedHash(key, purpose, one).equals(keyedHash(key, another, other))).toBe(isSame);
      expect(keyedHash(randomBytes(32), purpose, one)).not.toEqual(keyedHash(key, purpose, one));
    }),
  );
});

const headNonceAndTag = 2 + 12 + 16;
const versionOne = Buffer.from([0, 1]);

function keysOf(userId: string = randomUUID(), keys: ReadonlyMap<number, Buffer> = new Map([[1, randomBytes(64)]])) {
  return new Keyring(userId, keys);
}

function expectUnreadable(open: () => unknown): void {
  try {
    open();
  } catch (error) {
    expect(error).toBeInstanceOf(Unreadable);
    const { message, stack, cause } = error as Error;
    expect(`${message} ${stack} ${String(cause)}`).not.toContain(secret.slice(0, 8));
    return;
  }
  throw new Error("It opened.");
}
