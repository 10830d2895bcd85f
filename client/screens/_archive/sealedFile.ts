import { Decrypter, Encrypter } from "age-encryption";
import { normalPassword, passphraseForms } from "#domain/passwordForms.ts";
import { FileProblem } from "./fileProblem.ts";

// Only workers load this. It derives a key from a passphrase, which takes a second of computing.

/** Encrypts a file to the normal form of a passphrase while it is read, in the format of age (docs/export.md). */
export function sealed(file: ReadableStream<Uint8Array>, passphrase: string): Promise<ReadableStream<Uint8Array>> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(normalPassword(passphrase));
  return encrypter.encrypt(file);
}

/**
 * Decrypts a file that is encrypted to one of the forms of a passphrase. Each form that does not fit takes a second.
 *
 * @throws FileProblem which asks for another passphrase, or says why none helps.
 */
export async function unsealed(file: Blob, passphrase: string): Promise<Blob> {
  const decrypter = new Decrypter();
  for (const form of passphraseForms(passphrase)) decrypter.addPassphrase(form);
  const plain = await decrypter.decrypt(file.stream()).catch((cause: unknown) => {
    throw problemOf(cause);
  });
  try {
    return await new Response(plain as ReadableStream<Uint8Array<ArrayBuffer>>).blob();
  } catch (cause) {
    throw new FileProblem(
      "The passphrase is right, but this file is incomplete or damaged. Please copy or download it again.",
      {
        cause,
      },
    );
  }
}

function problemOf(cause: unknown): FileProblem {
  const reason = cause instanceof Error ? cause.message : "";
  if (/no identity matched/.test(reason))
    return new FileProblem("That passphrase does not open this file. Please check it and try again.", {
      needsPassphrase: true,
      cause,
    });
  if (/work factor is too high/.test(reason))
    return new FileProblem(
      "A browser would take too long to decrypt this file. Decrypt it with the program “age” first.",
      { cause },
    );
  return new FileProblem("The beginning of this file is damaged. Please copy or download it again.", { cause });
}
