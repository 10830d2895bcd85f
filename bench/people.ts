export interface Newcomer {
  email: string;
  password: string;
  token: string;
}

let known = 0;

/** Registers people and signs each of them in. */
export async function newPeople(url: string, count: number): Promise<Newcomer[]> {
  const people: Newcomer[] = [];
  while (people.length < count) people.push(await newcomer(url));
  return people;
}

/** Signs a person in. */
export function signIn(url: string, { email, password }: Omit<Newcomer, "token">): Promise<Response> {
  return post(`${url}/api/auth/login`, { email, password });
}

async function newcomer(url: string): Promise<Newcomer> {
  known += 1;
  const username = `person${known}`;
  const credentials = { email: `${username}@example.com`, password: "a good password" };
  const named = { username, firstName: "Ada", surname: "Example", country: "Nepal" };
  await post(`${url}/api/auth/create-trial-user`, { ...credentials, ...named });
  const answer = await signIn(url, credentials);
  if (!answer.ok) throw new Error(`Somebody new is answered ${answer.status}: ${await answer.text()}`);
  return { ...credentials, ...((await answer.json()) as { token: string }) };
}

function post(url: string, body: object): Promise<Response> {
  return fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}
