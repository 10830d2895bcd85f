import { contentOf } from "#domain/journal.ts";
import type { Karma } from "#domain/karma.ts";
import { eachSetting, type Settings } from "#domain/settings.ts";
import {
  aPage,
  somethingGood,
  type Caller,
  type Device,
  type Door,
  type Entry,
  type Insight,
  type JournalPage,
} from "./door.ts";
import type { Listed, MoodEntry, NewAccount, PageInput, Refused, SignedIn, Stored, Summary } from "./door.ts";
import type { Me, OwnProfile, Saved, PageRequest } from "./door.ts";
import { bearer, sendRequest } from "./requests.ts";

/** Kindling through REST. */
export function restDoor({ as, zone }: Caller): Door {
  const headers = { ...(as ? bearer(as) : {}), ...(zone ? { "x-time-zone": zone } : {}) };

  async function send<Json, Result>(
    method: string,
    path: string,
    body: object | undefined,
    read: Reader<Json, Result>,
  ) {
    const { status, json, headers: answered } = await sendRequest(method, `/api${path}`, { headers, body });
    return status < 400 ? read(json as Json, String(answered.link)) : ({ status, ...(json as object) } as Refused);
  }

  const get = <Json, Result>(path: string, read: Reader<Json, Result>) => send("GET", path, undefined, read);
  const dashboard = <Result>(range: string, read: Reader<DashboardJson, Result>) =>
    get(`/dashboard?timeRange=${range}`, read);

  /** What the kinds of entry have in common, under a path of their own. */
  function entriesOf<Row extends Stored>(path: string, asRow: (row: Row & Extras) => Row = same) {
    const one = (id: string) => `${path}/${encodeURIComponent(id)}`;
    const read = ({ createdAt, alreadySaved: _saved, ...json }: RowJson) =>
      // REST shows every field of the row, with createdAt for occurredAt.
      asRow({ ...json, occurredAt: createdAt } as Row & Extras);

    return {
      save: ({ clientId = crypto.randomUUID(), ...facts }: { clientId?: string }) =>
        send("POST", path, { clientId, ...asSent(facts) }, (json: RowJson): Saved<Row> => ({
          ...read(json),
          alreadySaved: json.alreadySaved ?? false,
        })),
      list: ({ limit, after }: PageRequest = {}) => {
        const asked = new URLSearchParams({
          ...(limit ? { limit: `${limit}` } : {}),
          ...(after ? { before: after } : {}),
        });
        return get(`${path}/user?${asked.toString()}`, (rows: RowJson[], link): Listed<Row> => ({
          entries: rows.map(read),
          next: /[?&]before=([^&>]+)[^>]*>; rel="next"/.exec(link)?.[1],
        }));
      },
      read: (id: string) => get(one(id), read),
      edit: async (id: string, change: object) => {
        const answer: Row | Refused = await send("PATCH", one(id), asSent(change), read);
        return "current" in answer ? { ...answer, current: read(answer.current as RowJson) } : answer;
      },
      remove: (id: string) => send("DELETE", one(id), undefined, () => "deleted" as const),
    };
  }

  const actions = entriesOf<Entry>("/actions", ({ karmaImpact: _impact, ...entry }) => entry);
  const moods = entriesOf<MoodEntry>("/moods");
  const pages = entriesOf<JournalPage>("/journal", ({ content: _content, aiInsight: _insight, ...page }) => ({
    ...page,
    emoji: page.tags[0] ?? "",
  }));

  return {
    createTrialUser: (draft) =>
      send("POST", "/auth/create-trial-user", draft, ({ username, email, trialEndsAt }: NewAccount) => ({
        username,
        email,
        trialEndsAt,
      })),
    login: ({ email, password }) =>
      send("POST", "/auth/login", { email, password }, ({ token, user }: LoginJson) => ({
        token,
        username: user.username,
        email: user.email,
      })),
    logout: () => send("POST", "/auth/logout", undefined, () => "signed out" as const),
    me: () =>
      get("/auth/user", ({ id, username, displayName, email, timeZone, trialEndsAt }: Me) => ({
        id,
        username,
        displayName,
        email,
        timeZone,
        trialEndsAt,
      })),

    logAction: (input = {}) => actions.save({ ...somethingGood, ...input }),
    actions: actions.list,
    action: actions.read,
    editAction: actions.edit,
    deleteAction: actions.remove,

    saveMood: (input = {}) => moods.save({ value: "calm", ...input }),
    moods: moods.list,
    mood: moods.read,
    editMood: moods.edit,
    deleteMood: moods.remove,
    currentMood: () => dashboard("today", ({ user }) => user.moodValue),

    write: ({ texts = aPage, ...input } = {}) => pages.save(pageAsSent({ texts, ...input })),
    page: pages.read,
    editPage: (id, change) => pages.edit(id, pageAsSent(change)),
    deletePage: pages.remove,

    balance: (range = "all") =>
      dashboard(range, ({ summary: { goldKarma, coalKarma } }): Karma => ({ gold: goldKarma, coal: coalKarma })),
    summary: () =>
      dashboard("today", ({ summary: { goldKarma: _gold, coalKarma: _coal, ...counts } }): Summary => counts),
    smallQuestion: () => get("/dashboard/question", (asked: { question: string | null; isBack: boolean }) => asked),
    insights: () => get("/insights/user", (insights: Insight[]) => insights),
    tagInsights: () => get("/insights/tags", (insights: Insight[]) => insights),
    daysToCompare: () => get("/insights/days", (days: { withMood: number; needed: number } | null) => days),
    settings: () => get("/auth/user", switchesOf),
    fixTimeZone: (timeZone) => send("POST", "/user/time-zone", { timeZone }, () => "fixed" as const),
    changePassword: (passwords) => send("POST", "/auth/change-password", passwords, () => "changed" as const),
    devices: () => get("/auth/sessions", (devices: Device[]) => devices),
    signDeviceOut: (id) =>
      send("DELETE", `/auth/sessions/${encodeURIComponent(id)}`, undefined, () => "signed out" as const),
    signOthersOut: () => send("DELETE", "/auth/sessions", undefined, () => "signed out" as const),
    resetProgress: (proof) => send("POST", "/user/reset-progress", proof, () => "reset" as const),
    deleteAccount: (proof) => send("DELETE", "/user/delete-account", proof, () => "deleted" as const),
    changeSetting: (setting, value) => send("POST", "/user/settings", { setting, value }, switchesOf),
    profile: () => get("/auth/user", profileOf),
    updateProfile: (edit) => send("PATCH", "/auth/user", edit, profileOf),
  };
}

type Reader<Said, Result> = (said: Said, link: string) => Result;

type RowJson = Omit<Stored, "occurredAt"> & { createdAt: string; alreadySaved?: true };

/** What REST says of some entries beside what both doors say. */
interface Extras {
  karmaImpact?: 1;
  content?: string;
  aiInsight?: string | null;
}

interface LoginJson extends Pick<SignedIn, "token"> {
  user: Omit<SignedIn, "token">;
}

interface DashboardJson {
  user: { moodValue: string | null };
  summary: Summary & { goldKarma: number; coalKarma: number };
}

function same<Value>(value: Value): Value {
  return value;
}

/** What REST calls createdAt is when it happened. */
function asSent({ occurredAt, ...input }: { occurredAt?: string }): object {
  return { ...input, ...(occurredAt === undefined ? {} : { createdAt: occurredAt }) };
}

function pageAsSent({ texts, emoji, ...input }: PageInput) {
  return { ...input, ...(texts ? { content: contentOf(texts) } : {}), ...(emoji ? { tags: [emoji] } : {}) };
}

function profileOf({
  displayName,
  email,
  bio,
  location,
  profilePicture,
}: Omit<OwnProfile, "hasPicture"> & { profilePicture: string | null }): OwnProfile {
  return { displayName, email, bio, location, hasPicture: profilePicture !== null };
}

function switchesOf(answer: Settings): Settings {
  return eachSetting((name) => answer[name]);
}
