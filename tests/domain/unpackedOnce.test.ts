import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { unpackedOnce } from "#tests/support/unpackedOnce.ts";

let cache: string;
let unpackings: number;

beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), "kindling-cache-"));
  unpackings = 0;
});

afterEach(() => rmSync(cache, { recursive: true }));

/** Writes two files, between which other work of the process has its turn. */
async function unpack(into: string): Promise<void> {
  unpackings += 1;
  writeFileSync(join(into, "program"), "");
  await new Promise(setImmediate);
  writeFileSync(join(into, "library"), "");
}

async function fillDisk(into: string): Promise<void> {
  writeFileSync(join(into, "program"), "");
  throw new Error("The disk is full.");
}

test("what was unpacked is used again", async () => {
  const first = await unpackedOnce(cache, "2.0.0", unpack);
  const second = await unpackedOnce(cache, "2.0.0", unpack);

  expect(second).toBe(first);
  expect(readdirSync(second).toSorted()).toEqual(["library", "program"]);
  expect(unpackings).toBe(1);
});

test("what was half unpacked is not used: neither after an error, nor after the process was killed", async () => {
  await expect(unpackedOnce(cache, "2.0.0", fillDisk)).rejects.toThrow("The disk is full.");
  expect(readdirSync(cache)).toEqual([]);
  // No process has this id.
  const killed = join(cache, "2.0.0.4194999.a");
  mkdirSync(killed);
  writeFileSync(join(killed, "program"), "half");

  const folder = await unpackedOnce(cache, "2.0.0", unpack);

  expect(readFileSync(join(folder, "program"), "utf8")).toBe("");
  expect(readdirSync(folder).toSorted()).toEqual(["library", "program"]);
  expect(existsSync(killed)).toBe(false);
});

test("several that unpack at the same time all get a whole folder", async () => {
  const whole = async () => readdirSync(await unpackedOnce(cache, "2.0.0", unpack)).length;

  expect(await Promise.all([whole(), whole(), whole()])).toEqual([2, 2, 2]);
  expect(readdirSync(cache)).toEqual(["2.0.0"]);
});

test("another version is removed", async () => {
  await unpackedOnce(cache, "1.0.0", unpack);

  await unpackedOnce(cache, "2.0.0", unpack);

  expect(readdirSync(cache)).toEqual(["2.0.0"]);
});
