import { randomBytes, timingSafeEqual } from "node:crypto";
import { keyedHash } from "#server/store/keys/sealing.ts";
import { instanceKey } from "#server/store/keys/vault.ts";

/** What a device keeps of a person who signed in on it. */
interface Known {
  id: string;
  /** Secret, and another after a change of password, which makes all devices strangers. */
  passwordHash: string;
}

/** A mark for a device on which this person has signed in: a name without meaning, and a keyed hash over it. */
export function markOf(person: Known): string {
  const name = randomBytes(12).toString("base64url");
  return `${name}.${signed(name, person)}`;
}

/** The name in a mark that was made for this person, undefined for any other text. */
export function deviceIn(mark: string, person: Known): string | undefined {
  const [name = "", signature = ""] = mark.split(".");
  const [given, right] = [Buffer.from(signature), Buffer.from(signed(name, person))];
  return given.length === right.length && timingSafeEqual(given, right) ? name : undefined;
}

function signed(name: string, { id, passwordHash }: Known): string {
  return keyedHash(instanceKey("cookies"), "device", `${name} ${id} ${passwordHash}`).toString("base64url");
}
