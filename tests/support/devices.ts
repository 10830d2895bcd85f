import { randomBytes } from "node:crypto";
import { contentOf } from "#domain/journal.ts";
import { somethingGood } from "./door.ts";
import { rawIdOf } from "./globalId.ts";
import { until } from "./until.ts";

/** What one person's devices wrote while servers came and went, and the responses. */
export interface Diary {
  /** The server's address, while it runs. */
  url: string;
  token: string;
  /** Random bytes in each text. */
  textBytes: number;
  /** Saves without a confirmation, which may still be stored, by clientId. */
  open: Map<string, Draft>;
  /** Entries that the server acknowledged, by clientId. */
  acknowledged: Map<string, Acknowledged>;
  answers: Answer[];
}

type KindName = keyof typeof kinds;

interface Texts {
  title: string;
  text: string;
}

interface Draft extends Texts {
  kind: KindName;
  door: "REST" | "GraphQL";
}

interface Acknowledged extends Draft {
  id: string;
}

/** The result of one request. */
export interface Answer {
  /** By `performance.now()`; `took` is in milliseconds. */
  sentAt: number;
  took: number;
  /** Undefined if no response came. */
  status?: number | undefined;
  /** The entry's id, if acknowledged. */
  id?: string | undefined;
  /** The message of a refusal. */
  message?: string | undefined;
  retryAfter?: string | null;
  /** The error code of the connection, if no response came. */
  failure?: string;
}

/** How each kind of entry is saved over GraphQL and REST, and where REST lists it. */
const kinds = {
  actions: {
    path: "/api/actions",
    body: ({ title, text }: Texts) => ({ ...somethingGood, eventTitle: title, note: text }),
    mutation: `logAction(input: {
      stamp: $stamp, type: ACTION, classification: POSITIVE, intention: POSITIVE,
      emotionResponse: HAPPY, effectOnOthers: GREAT, eventTitle: $title, note: $text
    }) { ... on LogActionPayload { entry: action { id } } ... on Refusal { message } }`,
    list: "/api/actions/user",
    read: ({ eventTitle, note }: Row) => ({ title: eventTitle, text: note }),
  },
  moods: {
    path: "/api/moods",
    body: ({ title, text }: Texts) => ({ value: "calm", journalTitle: title, note: text }),
    mutation: `saveMood(input: { stamp: $stamp, value: CALM, journalTitle: $title, note: $text }) {
      ... on SaveMoodPayload { entry: mood { id } } ... on Refusal { message }
    }`,
    list: "/api/moods/user",
    read: ({ journalTitle, note }: Row) => ({ title: journalTitle, text: note }),
  },
  journal: {
    path: "/api/journal",
    body: ({ title, text }: Texts) => ({ content: contentOf({ title, body: text }) }),
    mutation: `writeJournalEntry(input: { stamp: $stamp, title: $title, body: $text }) {
      ... on WriteJournalEntryPayload { entry { id } } ... on Refusal { message }
    }`,
    list: "/api/journal",
    read: ({ title, body }: Row) => ({ title, text: body }),
  },
} as const;

export const kindNames = Object.keys(kinds) as readonly KindName[];

type Row = Readonly<Record<string, string | undefined>>;

/** An empty diary of the token's person. */
export function diaryOf(url: string, token: string, { textBytes = 60 } = {}): Diary {
  return { url, token, textBytes, open: new Map(), acknowledged: new Map(), answers: [] };
}

/**
 * Runs `meanwhile` while devices of each person write entries of every kind over GraphQL and REST. Refused saves are
 * retried. It ends early if the server is gone.
 */
export async function whileDevicesWrite(
  diaries: readonly Diary[],
  each: number,
  meanwhile: () => Promise<unknown>,
): Promise<void> {
  const writing = { isOver: false };
  const devices = diaries.flatMap((diary) =>
    Array.from({ length: each }, (_, device) => write(diary, device, () => writing.isOver)),
  );
  await meanwhile().finally(() => (writing.isOver = true));
  await Promise.all(devices);
}

async function write(diary: Diary, device: number, isOver: () => boolean): Promise<void> {
  for (let turn = device; !isOver(); turn += 1) {
    const clientId = crypto.randomUUID();
    const draft = draftOf(diary, turn, clientId);
    diary.open.set(clientId, draft);
    let last: Answer | undefined;
    await until("a save is taken", async () => {
      last = await save(diary, clientId, draft);
      return last.id !== undefined || last.status === undefined || isOver();
    });
    if (last?.id === undefined) return;
  }
}

/** Sends each unacknowledged save again, unchanged and twice. Throws if one is refused or becomes two entries. */
export async function sendAgain(diary: Diary): Promise<void> {
  for (const [clientId, draft] of diary.open) {
    const [first, second] = [await save(diary, clientId, draft), await save(diary, clientId, draft)];
    if (first.id === undefined || first.id !== second.id)
      throw new Error(`Sent again and once more, a save was answered ${JSON.stringify([first, second])}.`);
  }
}

/** The ids of wrong entries. */
export interface Findings {
  /** Acknowledged and gone. */
  lost: string[];
  /** Acknowledged, but with another text. */
  altered: string[];
  /** Never acknowledged. */
  strange: string[];
}

/** Reads everything back and compares it, word for word, with the acknowledged saves. */
export async function compare(diary: Diary): Promise<Findings> {
  const standing = await readBack(diary);
  const told = [...diary.acknowledged.values()];
  const ids = new Set(told.map(({ id }) => id));
  return {
    lost: told.filter(({ id }) => !standing.has(id)).map(({ id }) => id),
    altered: told.filter((entry) => !isSaidBy(standing.get(entry.id) ?? entry, entry)).map(({ id }) => id),
    strange: [...standing.keys()].filter((id) => !ids.has(id)),
  };
}

type Standing = Partial<Texts> & { kind: KindName };

function isSaidBy({ kind, title, text }: Standing, told: Draft): boolean {
  return kind === told.kind && title === told.title && text === told.text;
}

async function readBack({ url, token }: Diary): Promise<Map<string, Standing>> {
  const standing = new Map<string, Standing>();
  for (const kind of kindNames) {
    const { list, read } = kinds[kind];
    for (let next: string | undefined = `${list}?limit=1000`; next;) {
      const answer: Response = await fetch(url + next, { headers: { Authorization: `Bearer ${token}` } });
      if (!answer.ok) throw new Error(`${next} answered ${answer.status}: ${await answer.text()}`);
      for (const row of (await answer.json()) as (Row & { id: string })[]) standing.set(row.id, { kind, ...read(row) });
      next = /<([^>]+)>; rel="next"/.exec(answer.headers.get("Link") ?? "")?.[1];
    }
  }
  return standing;
}

function draftOf({ textBytes }: Diary, turn: number, clientId: string): Draft {
  return {
    kind: kindNames[turn % kindNames.length] ?? "actions",
    door: turn % 2 === 0 ? "REST" : "GraphQL",
    title: `Schön, ${clientId.slice(0, 13)} 🌊`,
    text: `“It's ${clientId}”,\nI said.\n\n${randomBytes(textBytes).toString("base64")}`,
  };
}

/** Sends one save and records the result. */
async function save(diary: Diary, clientId: string, draft: Draft): Promise<Answer> {
  const sentAt = performance.now();
  const answer: Answer = {
    sentAt,
    ...(await send(diary, clientId, draft).catch(failureOf)),
    took: performance.now() - sentAt,
  };
  diary.answers.push(answer);
  if (answer.id !== undefined) {
    diary.open.delete(clientId);
    diary.acknowledged.set(clientId, { ...draft, id: answer.id });
  }
  return answer;
}

/** A save's response, from GraphQL or REST. */
interface Said {
  id?: string;
  message?: string;
  data?: { saved?: { entry?: { id: string }; message?: string } } | null;
  errors?: { message: string }[];
}

async function send({ url, token }: Diary, clientId: string, { kind, door, title, text }: Draft) {
  const { path, body, mutation } = kinds[kind];
  const query = `mutation ($stamp: EntryStamp!, $title: String!, $text: String!) { saved: ${mutation} }`;
  const [to, sent] =
    door === "REST"
      ? [path, { clientId, ...body({ title, text }) }]
      : ["/graphql", { query, variables: { stamp: { clientId }, title, text } }];
  const response = await fetch(url + to, {
    method: "POST",
    headers: {
      Authorization: `Bearer ${token}`,
      "Content-Type": "application/json",
      Accept: "application/graphql-response+json, application/json",
    },
    body: JSON.stringify(sent),
  });
  const said = (await response.json()) as Said;
  const saved = said.data?.saved;
  return {
    status: response.status,
    id: said.id ?? (saved?.entry && rawIdOf(saved.entry.id)),
    message: said.message ?? saved?.message ?? said.errors?.[0]?.message,
    retryAfter: response.headers.get("Retry-After"),
  };
}

/** What to record for a request without a response. */
export function failureOf(error: unknown): { failure: string } {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return { failure: String(Object(cause).code ?? cause) };
}
