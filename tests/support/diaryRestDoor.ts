import { contentOf } from "#domain/journal.ts";
import {
  aPage,
  type DiaryDoor,
  type Found,
  type JournalPage,
  type MoodEntry,
  type MoodTelling,
  type PageTelling,
  type Switches,
} from "./diaryDoor.ts";
import type { Caller, Refused } from "./door.ts";
import { bearer, knock, type Answer } from "./knock.ts";

/** The diary through REST. */
export function diaryRestDoor({ as, zone }: Caller): DiaryDoor {
  const headers = { ...(as ? bearer(as) : {}), ...(zone ? { "x-time-zone": zone } : {}) };
  const send = (method: string, path: string, body?: object) => knock(method, `/api${path}`, { headers, body });

  return {
    saveMood: async ({ clientId = crypto.randomUUID(), value = "calm", ...telling } = {}) =>
      answered(await send("POST", "/moods", { clientId, value, ...asSent(telling) }), asSaved(asMood)),
    moods: async ({ limit, after } = {}) => {
      const asked = new URLSearchParams({
        ...(limit ? { limit: String(limit) } : {}),
        ...(after ? { before: after } : {}),
      });
      const answer = await send("GET", `/moods/user?${asked.toString()}`);
      return answered(answer, (moods: MoodJson[]) => ({ entries: moods.map(asMood), next: nextIn(answer) }));
    },
    mood: async (id) => answered(await send("GET", `/moods/${id}`), asMood),
    editMood: async (id, change) => answered(await send("PATCH", `/moods/${id}`, asSent(change)), asMood),
    deleteMood: async (id) => answered(await send("DELETE", `/moods/${id}`), () => "deleted" as const),
    currentMood: async () =>
      answered(await send("GET", "/dashboard"), ({ user }: { user: { moodValue: string | null } }) => user.moodValue),
    write: async ({ clientId = crypto.randomUUID(), texts = aPage, ...telling } = {}) =>
      answered(await send("POST", "/journal", { clientId, ...pageAsSent({ texts, ...telling }) }), asSaved(asPage)),
    page: async (id) => answered(await send("GET", `/journal/${id}`), asPage),
    editPage: async (id, change) => answered(await send("PATCH", `/journal/${id}`, pageAsSent(change)), asPage),
    deletePage: async (id) => answered(await send("DELETE", `/journal/${id}`), () => "deleted" as const),
    insights: async () => answered(await send("GET", "/insights/user"), (insights: Found[]) => insights),
    settings: async () => answered(await send("GET", "/auth/user"), switchesOf),
    changeSetting: async (setting, value) =>
      answered(await send("POST", "/user/settings", { setting, value }), switchesOf),
  };
}

type Reader<Json, Result> = (json: Json) => Result;

function answered<Json, Result>({ status, json }: Answer, read: Reader<Json, Result>): Result | Refused {
  return status < 400 ? read(json as Json) : { status, ...(json as Omit<Refused, "status">) };
}

type Stored<Entry> = Omit<Entry, "occurredAt"> & { createdAt: string; alreadySaved?: true };
type MoodJson = Stored<MoodEntry>;
type PageJson = Stored<Omit<JournalPage, "emoji">> & { content: string; aiInsight: string | null };

// What REST calls createdAt is when it happened.
function asSent({ occurredAt, ...telling }: MoodTelling): object {
  return { ...telling, ...(occurredAt === undefined ? {} : { createdAt: occurredAt }) };
}

function pageAsSent({ texts, emoji, occurredAt, ...telling }: PageTelling): object {
  return {
    ...telling,
    ...(texts ? { content: contentOf(texts) } : {}),
    ...(emoji ? { tags: [emoji] } : {}),
    ...(occurredAt === undefined ? {} : { createdAt: occurredAt }),
  };
}

function asMood({ createdAt, alreadySaved: _saved, ...mood }: MoodJson): MoodEntry {
  return { ...mood, occurredAt: createdAt };
}

function asPage({
  createdAt,
  alreadySaved: _saved,
  content: _content,
  aiInsight: _insight,
  ...page
}: PageJson): JournalPage {
  return { ...page, emoji: page.tags[0] ?? "", occurredAt: createdAt };
}

function asSaved<Json extends { alreadySaved?: true }, Entry>(read: (json: Json) => Entry) {
  return (json: Json) => ({ ...read(json), alreadySaved: json.alreadySaved ?? false });
}

function switchesOf({ dailyReminder, karmaMessages, anonymousMode, insights }: Switches): Switches {
  return { dailyReminder, karmaMessages, anonymousMode, insights };
}

function nextIn({ headers }: Answer): string | undefined {
  return /[?&]before=([\w-]+)>; rel="next"/.exec(String(headers.link ?? ""))?.[1];
}
