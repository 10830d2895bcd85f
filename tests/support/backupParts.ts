import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { gunzipSync, gzipSync } from "node:zlib";
import { keysIn, type MasterKey } from "#server/store/keys/masterKey.ts";
import { signatureBy } from "#server/store/keys/signing.ts";

// What somebody can do to a backup who can write where it lies: take it apart, change it, and put it together again.

export interface Table {
  name: string;
  columns: string[];
  /** As COPY writes them, without the ends of their lines. */
  rows: string[];
}

export interface Parts {
  header: Record<string, unknown> & { kindlingBackup: number; keyId: string };
  tables: Table[];
  /** The signatures of header and manifest; none in format 1. */
  signatures: string[];
}

/** The parts of a backup that is not encrypted. */
export function partsOf(file: Buffer): Parts {
  const lines = gunzipSync(file).toString("latin1").trimEnd().split("\n");
  const { tables: named, ...header } = JSON.parse(lines[0] ?? "") as Parts["header"] & {
    tables: Omit<Table, "rows">[];
  };
  const tables = named.map((table) => {
    const begin = lines.indexOf(JSON.stringify({ table: table.name })) + 1;
    return { ...table, rows: lines.slice(begin, lines.indexOf("\\.", begin)) };
  });
  const signatures = lines.filter((line) => line.startsWith('{"hmac":'));
  return { header, tables, signatures };
}

/** Puts a backup together, with a manifest that fits. With a key it is signed again, otherwise with the old signatures. */
export function fileFrom(parts: Parts, key?: MasterKey): Buffer {
  return gzipSync(Buffer.from(textFrom(parts, key), "latin1"));
}

/** The text of a backup, as `fileFrom` compresses it. */
export function textFrom({ header, tables, signatures }: Parts, key?: MasterKey): string {
  const first = JSON.stringify({ ...header, tables: tables.map(({ name, columns }) => ({ name, columns })) });
  const noted = tables.map(({ name, rows }) => {
    const text = rows.map((row) => `${row}\n`).join("");
    return [name, { rows: rows.length, sha256: createHash("sha256").update(text, "latin1").digest("hex") }];
  });
  const last = JSON.stringify({ tables: Object.fromEntries(noted) });
  const [ofHeader, ofManifest] = key
    ? [signed(key, "backup header", first), signed(key, "backup manifest", `${first}\n${last}`)]
    : signatures;
  const blocks = tables.flatMap(({ name, rows }) => [JSON.stringify({ table: name }), ...rows, "\\."]);
  const lines = [first, ofHeader, ...blocks, last, ofManifest].filter((line) => line !== undefined);
  return lines.map((line) => `${line}\n`).join("");
}

/** The same backup, without signatures and with a header of the format that had none. */
export function unsignedFrom({ header, tables }: Parts): Parts {
  return { header: { ...header, kindlingBackup: 1 }, tables, signatures: [] };
}

/** The table of a backup with this name. */
export function tableOf({ tables }: Parts, name: string): Table {
  const table = tables.find((one) => one.name === name);
  if (!table) throw new Error(`The backup has no table ${name}.`);
  return table;
}

/** The master key of this test run. */
export function ownMasterKey(): MasterKey {
  const file = process.env.MASTER_KEY_FILE ?? "";
  const [key] = keysIn(readFileSync(file, "utf8"), file);
  if (!key) throw new Error(`${file} holds no key.`);
  return key;
}

function signed(key: MasterKey, what: "backup header" | "backup manifest", text: string): string {
  return JSON.stringify({ hmac: signatureBy(key, what, text) });
}
