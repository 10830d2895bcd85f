import { randomBytes, timingSafeEqual } from "node:crypto";
import { keyedHash } from "#server/store/keys/sealing.ts";
import { instanceKey } from "#server/store/keys/vault.ts";

/** The facts about a person that a device mark is made from. */
interface Known {
  id: string;
  /** Secret, and changed with the password, which makes all device marks invalid. */
  passwordHash: string;
}

/** A mark for a device on which this person has signed in: a random name and a keyed hash over it. */
export function markOf(person: Known): string {
  const name = randomBytes(12).toString("base64url");
  return `${name}.${signed(name, person)}`;
}

/** The name in a mark made for this person, undefined for any other text. */
export function deviceIn(mark: string, person: Known): string | undefined {
  const [name = "", signature = ""] = mark.split(".");
  const [given, right] = [Buffer.from(signature), Buffer.from(signed(name, person))];
  return given.length === right.length && timingSafeEqual(given, right) ? name : undefined;
}

function signed(name: string, { id, passwordHash }: Known): string {
  return keyedHash(instanceKey("cookies"), "device", `${name} ${id} ${passwordHash}`).toString("base64url");
}
