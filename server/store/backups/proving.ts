import { brand } from "#domain/brand.ts";
import { readMasterKeys, source, type MasterKey } from "#server/store/keys/masterKey.ts";
import { isSignedBy, type Signed } from "#server/store/keys/signing.ts";
import { canaryOpenedBy } from "#server/store/keys/vault.ts";
import { readHeader, readManifest, readSignature, signedManifest, type Header, type Manifest } from "./format.ts";
import { openBackup, type BackupReader } from "./reading.ts";

/** The header of a backup whose master keys are here. */
export interface Proven {
  header: Header;
  /** Its line, which the manifest's signature covers. */
  line: Buffer;
  /** The master key that signed it. Undefined for a backup of format 1, which nobody signed. */
  signer: MasterKey | undefined;
}

/**
 * Reads the header and checks its signature. Throws Error, in a sentence, if a master key is missing or did not sign the
 * header. A backup without signatures is taken only if it `mayBeUnsigned`.
 */
export async function readProvenHeader(reader: BackupReader, mayBeUnsigned: boolean): Promise<Proven> {
  const line = await reader.line();
  const header = readHeader(line.toString());
  const key = await keyOf(header);
  if (header.kindlingBackup === 1) {
    if (mayBeUnsigned) return { header, line, signer: undefined };
    throw new Error(
      "This backup is not signed: version 0.3.0 or an older one made it, or somebody changed it. Nothing proves that its " +
        "rows, such as the hashes of passwords, are those that your server wrote. If you know where the file has been " +
        "since, restore it with --unsigned. Nothing was changed.",
    );
  }
  await expectSignature(reader, key, "backup header", line);
  return { header, line, signer: key };
}

/** Reads the manifest, which ends a backup, and checks its signature. Throws Error, in a sentence. */
export async function readProvenManifest(reader: BackupReader, { line, signer }: Proven): Promise<Manifest> {
  const manifest = await reader.line();
  if (signer) await expectSignature(reader, signer, "backup manifest", signedManifest(line, manifest));
  await reader.end();
  return readManifest(manifest.toString());
}

/** Whether a master key here signed the header of a backup. A file that is encrypted with age is taken for one that is. */
export async function hasSignedHeader(file: string): Promise<boolean> {
  if (file.endsWith(".age")) return true;
  let reader: BackupReader | undefined;
  try {
    reader = await openBackup(file);
    await readProvenHeader(reader, false);
    return true;
  } catch {
    return false;
  } finally {
    reader?.close();
  }
}

/** The master key that a header names. Throws Error, in a sentence with the ids, if a key that it needs is missing. */
async function keyOf({ keyId, keyIds, canary }: Header): Promise<MasterKey> {
  const keys = await readMasterKeys();
  const held = keys.map(({ id }) => id);
  const missing = keyIds.filter((id) => !held.includes(id));
  const key = keys.find(({ id }) => id === keyId);
  if (missing.length === 0 && key && canaryOpenedBy(key, Buffer.from(canary, "base64"))) return key;
  const wanted = missing.length > 0 ? missing : [keyId];
  throw new Error(
    `This backup is encrypted under the master key ${wanted.join(", ")}, and ${source()} ` +
      `${held.length === 0 ? "is not there" : `holds ${held.join(", ")}`}. Add that key as a line of its own. ` +
      "Nothing was changed.",
  );
}

async function expectSignature(reader: BackupReader, key: MasterKey, what: Signed, text: Buffer): Promise<void> {
  if (isSignedBy(key, what, text, readSignature((await reader.line()).toString()))) return;
  throw new Error(
    `The ${what} is not what ${brand} signed with the master key ${key.id}: somebody changed the file, or it is damaged. ` +
      "Nothing was changed.",
  );
}
