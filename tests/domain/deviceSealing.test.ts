import { expect, test } from "vitest";
import { hashOf, newKey, seal, unseal } from "#client/platform/sealing.ts";

test("what a device encrypts can be decrypted in its place, with its key, unchanged, and in no other way", async () => {
  const key = await newKey();
  const sealed = await seal(key, "outbox", { note: "Herons." });

  expect(await unseal(key, "outbox", sealed)).toEqual({ note: "Herons." });
  expect(await unseal(key, "drafts mood", sealed)).toBeUndefined();
  expect(await unseal(await newKey(), "outbox", sealed)).toBeUndefined();
  const changed = { ...sealed, bytes: sealed.bytes.slice(0) };
  new Uint8Array(changed.bytes)[0]! ^= 1;
  expect(await unseal(key, "outbox", changed)).toBeUndefined();
  expect((await seal(key, "outbox", { note: "Herons." })).iv).not.toEqual(sealed.iv);
  expect(await hashOf("home")).toMatch(/^[0-9a-f]{64}$/);
});
