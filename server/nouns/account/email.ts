import { foldedName } from "#domain/nameWords.ts";
import { Taken } from "#server/base/errors.ts";
import { keyedHash } from "#server/store/keys/sealing.ts";
import { instanceKey } from "#server/store/keys/vault.ts";

/** The refusal of an address that another account has. */
export function emailTaken(): Taken {
  return new Taken("An account with this email already exists.", "email");
}

/** By which an address is found, whatever its case and width, and cannot be read. */
export function emailHashOf(email: string): Buffer<ArrayBuffer> {
  return Buffer.from(keyedHash(instanceKey("email index"), "email", foldedName(email)));
}
