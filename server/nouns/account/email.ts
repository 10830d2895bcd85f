import { foldedName } from "#domain/nameWords.ts";
import { Taken } from "#server/base/errors.ts";
import { keyedHash } from "#server/store/keys/sealing.ts";
import { instanceKey } from "#server/store/keys/vault.ts";

/** The refusal of an email address that another account uses. */
export function emailTaken(): Taken {
  return new Taken("An account with this email already exists.", "email");
}

/** The keyed hash that finds an account by its address. It ignores case and character width and cannot be reversed. */
export function emailHashOf(email: string): Buffer<ArrayBuffer> {
  return Buffer.from(keyedHash(instanceKey("email index"), "email", foldedName(email)));
}
