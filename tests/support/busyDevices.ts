import { contentOf } from "#domain/journal.ts";
import { somethingGood } from "./door.ts";
import { registration, type Person } from "./people.ts";

/** The devices' requests and their results. */
export interface Work {
  /** Unexpected responses. */
  failures: string[];
  /** The expected text of each entry, by path and id. */
  written: Map<string, string>;
  /** The people who registered, each with the text of their first entry. */
  newcomers: (Pick<Person, "email" | "password"> & { text: string })[];
  requests: number;
}

const paths = ["/actions", "/moods", "/journal"];

interface Device {
  url: string;
  token: string;
  work: Work;
}

/**
 * Runs `meanwhile` while a person's devices write, edit and read at each server, and new people register at one after
 * another.
 */
export async function whileDevicesWork(
  urls: readonly string[],
  { token }: Pick<Person, "token">,
  meanwhile: (work: Work) => Promise<void>,
): Promise<Work> {
  const work: Work = { failures: [], written: new Map(), newcomers: [], requests: 0 };
  const state = { isOver: false };
  const keepOn = async (step: (turn: number) => Promise<void>) => {
    for (let turn = 1; !state.isOver && work.failures.length < 10; turn += 1) await step(turn);
  };
  const devices = urls.flatMap((url) => [
    keepOn((turn) => write({ url, token, work }, turn)),
    keepOn((turn) => read({ url, token, work }, turn)),
  ]);
  devices.push(keepOn((turn) => register(urls, work, turn)));
  await meanwhile(work).finally(() => (state.isOver = true));
  await Promise.all(devices);
  return work;
}

/** The current texts of a person's entries on one server, by path and id. */
export async function textsOf(url: string, { token }: Pick<Person, "token">): Promise<Map<string, string>> {
  const work: Work = { failures: [], written: new Map(), newcomers: [], requests: 0 };
  const texts = new Map<string, string>();
  for (const path of paths)
    for (const row of await list({ url, token, work }, path)) texts.set(`${path}/${row.id}`, textIn(row));
  if (work.failures.length > 0) throw new Error(work.failures.join("\n"));
  return texts;
}

async function write(device: Device, turn: number): Promise<void> {
  const text = `What I wrote, ${crypto.randomUUID()} ✍`;
  const path = paths[turn % 3] ?? "";
  const said = { clientId: crypto.randomUUID(), ...saying(path, text) };
  const saved = await send(device, "POST", path, said);
  if (!saved) return;
  device.work.written.set(`${path}/${saved.id}`, text);

  // Some are sent twice, and some are edited.
  if (turn % 4 === 0) {
    const again = await send(device, "POST", path, said);
    if (again && again.id !== saved.id) device.work.failures.push(`${path} was saved twice`);
  }
  if (turn % 2 === 0) {
    const edited = `${text}, edited`;
    if (await send(device, "PATCH", `${path}/${saved.id}`, textOnly(path, edited)))
      device.work.written.set(`${path}/${saved.id}`, edited);
  }
}

async function read(device: Device, turn: number): Promise<void> {
  const page = await list(device, paths[turn % 3] ?? "", 50);
  if (page.some((row) => textIn(row) === "")) device.work.failures.push("a text was gone");
  await send(device, "GET", "/auth/user");
}

/** Registers at one server, signs in at another and writes at the first. */
async function register(urls: readonly string[], work: Work, turn: number): Promise<void> {
  const draft = registration("newcomer");
  const { email, password } = draft;
  const [here, there] = [turn, turn + 1].map((number) => ({ url: urls[number % urls.length] ?? "", token: "", work }));
  if (!here || !there || !(await send(here, "POST", "/auth/create-trial-user", draft))) return;
  const session = await send(there, "POST", "/auth/login", { email, password });
  const text = `Hello from ${draft.username}`;
  const first =
    session?.token && (await send({ ...here, token: session.token }, "POST", "/moods", saying("/moods", text)));
  if (first) work.newcomers.push({ email, password, text });
}

interface Row {
  id: string;
  note?: string | null;
  content?: string;
  token?: string;
}

function textIn({ note, content }: Row): string {
  return note ?? content ?? "";
}

async function list(device: Device, path: string, limit = 1_000): Promise<Row[]> {
  const rows: unknown = await send(device, "GET", `${path === "/journal" ? path : `${path}/user`}?limit=${limit}`);
  return Array.isArray(rows) ? (rows as Row[]) : [];
}

/** Returns the response, or undefined, and records failures. */
async function send(
  { url, token, work }: Device,
  method: string,
  path: string,
  body?: object,
): Promise<Row | undefined> {
  work.requests += 1;
  try {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(body ? { "Content-Type": "application/json" } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    if (answer.ok) return JSON.parse(text) as Row;
    work.failures.push(`${method} ${path}: ${answer.status} ${text}`);
  } catch (error) {
    work.failures.push(`${method} ${path}: ${String(error)}`);
  }
  return undefined;
}

function saying(path: string, text: string): object {
  if (path === "/actions") return { ...somethingGood, note: text };
  return path === "/moods" ? { value: "calm", note: text } : textOnly(path, text);
}

function textOnly(path: string, text: string): object {
  return path === "/journal" ? { content: contentOf({ title: null, body: text }), tags: ["love"] } : { note: text };
}
