import { passwordFreshMinutes } from "#domain/limits.ts";
import { passwordNeeded } from "#domain/registration.ts";
import { clock } from "#server/base/clock.ts";
import { atPriceOf } from "#server/kit/allowances.ts";
import { sql } from "#server/store/db.ts";
import { Refusal } from "#server/base/errors.ts";
import { isPassword } from "./passwords.ts";
import type { Owner } from "#server/base/viewer.ts";

/** Describes the password field of both doors. */
export const currentPasswordWords = `Needed unless the session was opened in the last ${passwordFreshMinutes} minutes.`;

/**
 * Proves that the person themselves asks for something drastic or final. The proof is their password, if sent, or a
 * session opened with it recently. Throws WrongPassword, PasswordNeeded or TooMany.
 */
export async function provePerson(viewer: Owner, currentPassword: string | null | undefined): Promise<void> {
  if (currentPassword) return withPassword(viewer, currentPassword, 403, async () => undefined);
  if (clock.now() - viewer.signedInAt.getTime() > passwordFreshMinutes * 60_000) throw new PasswordNeeded();
}

/**
 * Runs `work` with the stored hash if this is the person's password. Throws WrongPassword with `status`, or TooMany.
 */
export function withPassword<Result>(
  { id }: Owner,
  password: string,
  status: WrongPassword["status"],
  work: (passwordHash: string) => Promise<Result>,
): Promise<Result> {
  return atPriceOf([["passwordChange", id]], isWrongPassword, async () => {
    const [known] = await sql<{ passwordHash: string }>`
      select "passwordHash" from "User" where id = ${id}::uuid and "deletedAt" is null limit 1`;
    const isTheirs = await isPassword(password, known?.passwordHash);
    if (!known || !isTheirs) throw new WrongPassword(status);
    return work(known.passwordHash);
  });
}

export class WrongPassword extends Refusal {
  declare readonly status: 400 | 403;

  constructor(status: 400 | 403) {
    const code = status === 400 ? "BAD_INPUT" : "FORBIDDEN";
    super(status, code, "That is not your current password.", { field: "currentPassword" });
  }
}

class PasswordNeeded extends Refusal {
  constructor() {
    super(403, "PASSWORD_NEEDED", passwordNeeded, { field: "currentPassword" });
  }
}

function isWrongPassword(error: unknown): boolean {
  return error instanceof WrongPassword;
}
