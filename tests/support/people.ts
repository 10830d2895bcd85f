import { randomBytes } from "node:crypto";
import { serverUrl } from "./address.ts";

/** Somebody with an account, signed in. */
export interface Person {
  /** The raw id, as REST shows it. */
  id: string;
  username: string;
  email: string;
  password: string;
  /** Of a session of their own. */
  token: string;
}

/** What somebody would fill in to register; each time another person. */
export function registration(name = "ada") {
  const username = `${name}-${randomBytes(5).toString("hex")}`;
  return {
    firstName: "Ada",
    surname: "Lovelace",
    username,
    email: `${username}@example.org`,
    country: "France",
    password: `${name}'s secret`,
  };
}

/**
 * Somebody new, registered and signed in through the API of the server under test. `zone` is what their first device says,
 * and so becomes the zone of the account.
 */
export async function person(name?: string, { zone }: { zone?: string } = {}): Promise<Person> {
  const { email, password, ...rest } = registration(name);
  const { id, username } = await post<{ id: string; username: string }>("create-trial-user", {
    email,
    password,
    ...rest,
  });
  const { token } = await post<{ token: string }>("login", { email, password }, zone);
  return { id, username, email, password, token };
}

/** Another session of the same person, as on another device. */
export async function signedInAgain(somebody: Person): Promise<Person> {
  const { email, password } = somebody;
  const { token } = await post<{ token: string }>("login", { email, password });
  return { ...somebody, token };
}

async function post<Result>(path: string, body: object, zone?: string): Promise<Result> {
  const answer = await fetch(`${serverUrl()}/api/auth/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...(zone ? { "X-Time-Zone": zone } : {}) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`POST /api/auth/${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Result;
}
