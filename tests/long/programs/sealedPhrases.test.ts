import { readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, getNamedType, isInputObjectType, type GraphQLInputType } from "graphql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { borrowEmbedded } from "#server/store/database/embedded.ts";
import { withClient } from "#server/store/database/migrations.ts";
import { temporaryFolder } from "#server/store/database/temporary.ts";
import { listensAt } from "#tests/support/address.ts";
import { somethingGood } from "#tests/support/door.ts";
import { routes } from "#server/program/routes.ts";
import { openApi } from "#server/doors/rest/openApi.ts";
import { globalIdOf, rawIdOf } from "#tests/support/globalId.ts";
import { ask, bearer, sendRequest, type Answer } from "#tests/support/requests.ts";
import { startKindling, type Kindling } from "#tests/support/kindling.ts";
import { ownRedis } from "#tests/support/redis.ts";
import { filesIn, foundIn, traceOf, traceOfBytes } from "#tests/support/traces.ts";
import { expectWords } from "#tests/support/words.ts";

// A server with its own data folder receives marked phrases in every field of both doors. All contain one word. The
// test then searches for it in the database's files and log, a copy of each table, Redis, and the server's log.

const marker = "Qz7xKwVj";
/** Part of usernames, which are stored in clear text: it proves that the search works. */
const named = "Name3Hq9Zt";

const folder = temporaryFolder();
const dataDir = join(folder, "data");
const keyFile = `${dataDir}.master-key`;
const redis = await ownRedis();
if (!redis) console.warn("Redis is not installed, so nothing is looked for in it: apt-get install redis-server");

/** Every place that could store a phrase, by name. */
const kept = new Map<string, Buffer>();
const tokens: string[] = [];
let saidAtStart: readonly string[] = [];
let kindling: Kindling | undefined;

beforeAll(async () => {
  await redis?.start();
  kindling = await startKindling({
    dataDir,
    env: {
      // Created beside the data, as for a new operator.
      MASTER_KEY_FILE: "",
      LOG_LEVEL: "trace",
      // So that addresses are counted, in Redis.
      TRUST_PROXY: "on",
      REDIS_URL: redis?.url ?? "",
    },
  });
  listensAt(kindling.url);
  for (const door of [rest, graph]) for (const _ of "ab") await live(door);
  await meet();
  await fail();
  await breakTheDatabase();

  await copyTables();
  if (redis) kept.set("Redis", Buffer.from(JSON.stringify(await redis.contents())));
  kindling.send("SIGTERM");
  await kindling.ended;
  saidAtStart = kindling.said;
  kept.set("the log", Buffer.from(saidAtStart.join("\n")));
  for (const file of filesIn(dataDir)) kept.set(file, readFileSync(file));
});

afterAll(async () => {
  listensAt(undefined);
  kindling?.send("SIGKILL");
  await kindling?.ended;
  await redis?.remove();
  rmSync(folder, { recursive: true, force: true });
});

test("a thousand phrases were sent, in every text field of both doors", async () => {
  expect(phrases).toBeGreaterThan(1_000);
  expect(fieldsOfGraphql().filter((field) => !saidIn.has(field))).toEqual([]);
  expect(fieldsOfRest().filter((field) => !saidIn.has(field))).toEqual([]);
  expect(Math.min(fieldsOfGraphql().length, fieldsOfRest().length)).toBeGreaterThan(20);
});

test("every saved phrase was read back, so it is stored", () => {
  expect(readBack.size).toBeGreaterThan(600);
  expect([...saved].filter((phrase) => !readBack.has(phrase))).toEqual([]);
});

test("usernames are found, because they are stored in clear text", () => {
  const places = [...kept].flatMap(([place, bytes]) => foundIn(place, bytes, traceOf(named)));

  expect(places).toContainEqual(expect.stringContaining("the table User (UTF-8)"));
  expect(places).toContainEqual(expect.stringMatching(/\/base\/\d+\/\d+ \(UTF-8\)/));
  expect(places).toContainEqual(expect.stringMatching(/\/pg_wal\/\w+ \(UTF-8\)/));
});

test("no phrase is in the database's files and log, a copy of each table, Redis or the server's log", () => {
  expect([...kept.keys()]).toEqual(expect.arrayContaining(["the log", "the table Action", "the table Receipt"]));
  expect(kept.get("the table SearchMonth")?.length).toBeGreaterThan(10_000);
  expect([...kept].flatMap(([place, bytes]) => foundIn(place, bytes, traceOf(marker)))).toEqual([]);
});

test("nor a session's token, nor the master key", () => {
  const key = readFileSync(keyFile, "utf8").trim();
  const secrets = [traceOfBytes("the master key", Buffer.from(key, "hex")), ...tokens.map(traceOf)];

  expect(tokens.length).toBeGreaterThan(3);
  for (const [place, bytes] of kept) expect(secrets.flatMap((secret) => foundIn(place, bytes, secret))).toEqual([]);
});

test("the key was created beside the data for its owner, and its path was printed once", () => {
  expect(statSync(keyFile).mode & 0o777).toBe(0o600);
  const told = saidAtStart.filter((line) => line.includes("Back this up apart from the database"));
  expect(told).toHaveLength(1);
  expect(told[0]).toContain(keyFile);
});

test("a failure of the database is logged without the row", () => {
  expect(saidAtStart.filter((line) => line.includes("an operation failed unexpectedly"))).toHaveLength(2);
});

test.each(["utf8", "utf16le", "base64", "hex"] as const)("the search finds a phrase as %s", (encoding) => {
  for (const before of ["", "1", "12"]) {
    const phrase = `${before}${marker.toLowerCase()} and on`;
    const bytes =
      encoding === "utf16le" ? Buffer.from(phrase, encoding) : Buffer.from(Buffer.from(phrase).toString(encoding));

    expect(foundIn("it", Buffer.concat([Buffer.alloc(40, "x"), bytes]), traceOf(marker))).toHaveLength(1);
  }
});

let phrases = 0;
/** The fields that received a phrase, such as `POST /moods note` or `saveMood note`. */
const saidIn = new Set<string>();
/** Numbers of the phrases that must be stored, and of those that were read back. */
const saved = new Set<string>();
const readBack = new Set<string>();

const special = `. "'\\x00%s$1{{}}<b>&amp;\t|‏שלום|日本|e\u0301|👩‍👩‍👧|`;

/** A new phrase of at most `max` characters: a word, special characters, or the maximum length. */
function say(max = 100): string {
  phrases += 1;
  const first = `${marker}${phrases}_`;
  const whole = first + special;
  const phrase = [first, whole, whole.repeat(Math.floor(max / whole.length))][phrases % 3] ?? "";
  return phrase && phrase.length <= max ? phrase : first;
}

type Kind = "action" | "mood" | "page";
type Texts = Record<string, unknown>;

/** Sends drafts over one of the doors and records the fields that contain a phrase. */
interface Door {
  register: (draft: object) => Promise<Answer>;
  login: (credentials: object) => Promise<Answer>;
  texts: Record<Kind, () => Texts>;
  save: (kind: Kind, token: string, said: Texts) => Promise<Answer>;
  edit: (kind: Kind, token: string, id: string, said: Texts) => Promise<Answer>;
  profile: (token: string, said: Texts) => Promise<Answer>;
}

/** A tag that is made with its entry. */
function newTags(): Texts {
  return { newTags: [{ name: say(50), group: say(50) }] };
}

const texts: Door["texts"] = {
  action: () => ({
    eventTitle: say(200),
    description: say(500),
    reflection1: say(2_000),
    reflection2: say(2_000),
    reflection3: say(2_000),
    note: say(5_000),
    ...newTags(),
  }),
  mood: () => ({ journalTitle: say(), note: say(5_000), ...newTags() }),
  page: () => ({ title: say(25), body: say(20_000), ...newTags() }),
};
const choices = { action: somethingGood, mood: { value: "calm" }, page: {} };
const paths = { action: "/actions", mood: "/moods", page: "/journal" };
const kinds: readonly Kind[] = ["action", "mood", "page"];

const rest: Door = {
  register: (draft) => sendRest("POST", "/auth/create-trial-user", draft),
  login: (credentials) => sendRest("POST", "/auth/login", credentials),
  texts: {
    ...texts,
    page: () => ({ content: `${say(25)}\n\n${say(19_000)}`, tags: ["love", say(50), say(50)], ...newTags() }),
  },
  // The clientId is alternately in the body and in the header.
  save: (kind, token, saying) =>
    phrases % 2 === 0
      ? sendRest("POST", paths[kind], { ...choices[kind], ...saying, clientId: say() }, bearer({ token }))
      : sendRest(
          "POST",
          paths[kind],
          { ...choices[kind], ...saying },
          { ...bearer({ token }), "idempotency-key": word() },
        ),
  edit: (kind, token, id, saying) =>
    sendRest("PATCH", `${paths[kind]}/${id}`, { clientId: say(), ...saying }, bearer({ token })),
  profile: (token, saying) => sendRest("PATCH", "/auth/user", saying, bearer({ token })),
};

const mutations = {
  action: { save: "logAction", edit: "editAction", type: "Action", field: "action { id }" },
  mood: { save: "saveMood", edit: "editMood", type: "Mood", field: "mood { id }" },
  page: { save: "writeJournalEntry", edit: "editJournalEntry", type: "JournalEntry", field: "entry { id }" },
};

const graph: Door = {
  register: (draft) => sendGraph("createTrialUser", draft, "username"),
  login: (credentials) => sendGraph("login", credentials, "token"),
  texts,
  save: (kind, token, saying) => {
    const { save, field } = mutations[kind];
    return sendGraph(
      save,
      { ...capitals(choices[kind]), ...saying, stamp: { clientId: say(), timeZone: word() } },
      field,
      bearer({ token }),
    );
  },
  edit: (kind, token, id, saying) => {
    const { edit, type, field } = mutations[kind];
    return sendGraph(edit, { id: globalIdOf(id, type), clientId: say(), ...saying }, field, bearer({ token }));
  },
  profile: (token, saying) => sendGraph("updateProfile", saying, "viewer { email }", bearer({ token })),
};

/** Registers, signs in, fills a diary, edits some entries, and reads everything. */
async function live(door: Door): Promise<void> {
  const draft = newDraft();
  expectAnswer(await door.register(draft), "username");
  const token = textIn(
    expectAnswer(await door.login({ email: draft.email.toUpperCase(), password: draft.password }), "token"),
    "token",
  );
  tokens.push(token);

  for (let turn = 0; turn < 15; turn += 1)
    for (const kind of kinds) {
      let saying = door.texts[kind]();
      const id = rawId(textIn(expectAnswer(await door.save(kind, token, saying), "id"), "id"));
      if (turn % 3 === 0) {
        saying = door.texts[kind]();
        expectAnswer(await door.edit(kind, token, id, saying), "id");
      }
      for (const number of numbersIn(saying)) saved.add(number);
    }
  for (const number of numbersIn(await bringBack(token))) saved.add(number);
  for (const number of numbersIn(await nameWords(door, token))) saved.add(number);
  // The search text is stored nowhere, and what a search stores of the diary is encrypted.
  await sendRest("POST", "/search", { text: say(200), before: say() }, bearer({ token }));
  expectAnswer(await sendRest("POST", "/search", { text: marker }, bearer({ token })), "found");
  const profile = { displayName: `${word()} ${word()}`, bio: say(150), location: say(100) };
  expectAnswer(await door.profile(token, profile), "email");
  for (const number of numbersIn([draft.email, profile])) saved.add(number);

  for (const path of ["/actions/user", "/moods/user", "/journal", "/auth/user", "/tags", "/own-moods"]) {
    const { json } = await sendRequest("GET", `/api${path}`, { headers: bearer({ token }) });
    for (const number of numbersIn(json)) readBack.add(number);
  }
}

/** Makes and changes tags and own moods. Returns the names that they have then. */
async function nameWords(door: Door, token: string): Promise<object> {
  const own = bearer({ token });
  const [tag, mood] = [
    { name: say(50), group: say(50) },
    { name: word(), group: word() },
  ];
  const feeling = { name: word(), emoji: "🌊", value: "calm" };
  const [renamed, felt] = [say(50), word()];
  if (door === rest) {
    const id = textIn(expectAnswer(await sendRest("POST", "/tags", tag, own), "id"), "id");
    expectAnswer(await sendRest("PATCH", `/tags/${id}`, { name: renamed, group: mood.group }, own), "id");
    const moodId = textIn(expectAnswer(await sendRest("POST", "/own-moods", feeling, own), "id"), "id");
    expectAnswer(await sendRest("PATCH", `/own-moods/${moodId}`, { name: felt }, own), "id");
    expectAnswer(await sendRest("POST", "/moods", { value: "calm", ownMoodId: moodId }, own), felt);
    return { renamed, group: mood.group, felt };
  }
  const id = textIn(expectAnswer(await sendGraph("createTag", tag, "tag { id }", own), "id"), "id");
  expectAnswer(await sendGraph("renameTag", { id, name: renamed }, "tag { id }", own), "id");
  expectAnswer(await sendGraph("groupTags", { ids: [id], group: mood.group }, "tags { id }", own), "id");
  const made = await sendGraph("createOwnMood", { ...feeling, value: "CALM" }, "ownMood { id }", own);
  const moodId = textIn(expectAnswer(made, "id"), "id");
  expectAnswer(await sendGraph("editOwnMood", { id: moodId, name: felt }, "ownMood { id }", own), "id");
  const check = { value: "CALM", ownMoodId: moodId };
  expectAnswer(await sendGraph("saveMood", check, "mood { id label }", own), "label");
  return { renamed, group: mood.group, felt };
}

/** Imports a line, beside one that is refused and one from another app. Returns the first. */
async function bringBack(token: string): Promise<object> {
  const at = "2026-01-02T03:04:05.000Z";
  const times = { occurredAt: at, timeZone: "UTC", localDate: "2026-01-02", recordedAt: at };
  const line = {
    kind: "mood",
    id: crypto.randomUUID(),
    ...times,
    value: "calm",
    journalTitle: say(),
    note: say(5_000),
    ownMood: { name: word(), emoji: "🌊", value: "calm" },
    ownTags: [{ name: say(50), group: say(50) }],
  };
  const brought = {
    kind: "mood",
    import: crypto.randomUUID(),
    source: { app: "daylio", id: say(200) },
    occurredAt: at,
    timeZone: "UTC",
    localDate: "2026-01-02",
    value: "calm",
    note: say(),
  };
  const body = [line, { ...line, note: say(), kind: say() }, brought]
    .map((each) => `${JSON.stringify(each)}\n`)
    .join("");
  const headers = { ...bearer({ token }), "content-type": "application/jsonl" };
  expectAnswer(await sendRequest("POST", "/api/user/import", { headers, body }), "saved");
  return line;
}

/** Connects two people, who write to each other over both doors, report messages and read them. */
async function meet(): Promise<void> {
  const [ada = "", bo = ""] = tokens;
  const [hers, his] = [bearer({ token: ada }), bearer({ token: bo })];
  const { id: boId, username } = (await sendRequest("GET", "/api/auth/user", { headers: his })).json as Record<
    string,
    string
  >;
  const asked = await sendRest("POST", "/connections", { requesteeId: boId, clientId: say() }, hers);
  const { id: connection } = expectAnswer(asked, "status").json as { id: string };
  expectAnswer(await sendRest("PATCH", `/connections/${connection}`, { status: "accepted" }, his), "accepted");

  for (let turn = 0; turn < 15; turn += 1) {
    const [one, other] = [{ message: say(1_000) }, { message: say(1_000), recipientUsername: say(100) }];
    const type = "constructive_feedback";
    const sent = expectAnswer(
      await sendRest("POST", "/karma-exchanges", { ...one, type, recipientId: boId, clientId: say() }, hers),
      "id",
    );
    expectAnswer(
      await sendRest("POST", "/karma-exchanges", { ...other, type, deliveryMethod: "text", clientId: say() }, hers),
      "id",
    );
    const { id } = sent.json as { id: string };
    const report = { messageId: id, reason: say(240), details: say(240), clientId: say() };
    expectAnswer(await sendRest("POST", "/report", report, his), "messageId");
    for (const number of numbersIn([one, other])) saved.add(number);
  }
  for (let turn = 0; turn < 15; turn += 1) {
    const [one, other] = [{ message: say(1_000) }, { message: say(1_000), recipientUsername: say(100) }];
    const stamp = { clientId: say(), timeZone: word() };
    const input = { type: "GOOD_KARMA", ...one, recipientUsername: username, stamp };
    const field = "exchange { id }";
    const sent = expectAnswer(await sendGraph("sendExchange", input, field, hers), "id");
    const elsewhere = { type: "GOOD_KARMA", ...other, deliveryMethod: "EMAIL", stamp: { clientId: say() } };
    expectAnswer(await sendGraph("sendExchange", elsewhere, field, hers), "id");
    const report = { id: textIn(sent, "id"), reason: "OTHER", details: say(500), stamp: { ...stamp, clientId: say() } };
    expectAnswer(await sendGraph("reportExchange", report, "exchangeId", his), "exchangeId");
    for (const number of numbersIn([one, other])) saved.add(number);
  }

  for (const [path, headers] of [
    ["sent", hers],
    ["all-received", his],
  ] as const) {
    const { json } = await sendRequest("GET", `/api/karma-exchanges/${path}`, { headers });
    for (const number of numbersIn(json)) readBack.add(number);
  }
}

function newDraft() {
  const person = { firstName: say(), surname: say(), email: `${word()}@Example.org`, password: say() };
  return { ...person, username: `${named}-${phrases}`, country: "France" };
}

/** Sends phrases that are refused: invalid values in each field, too long ones, and ones with a NUL. */
async function fail(): Promise<void> {
  const [token = ""] = tokens;
  const own = bearer({ token });
  const [draft, other] = [newDraft(), newDraft()];
  expectAnswer(await rest.register(other), "username");

  const wrong = {
    ...draft,
    email: `${word()} at home`,
    username: word(),
    country: say(),
    agreedTo: say(),
    password: "",
  };
  for (const door of [rest, graph]) {
    for (const [field, value] of Object.entries({
      ...wrong,
      firstName: tooLong(),
      surname: `${word()}\0`,
      username: `${word()} of the hills and the far away rivers`,
    }))
      expectRefused(await door.register({ ...draft, [field]: value }));
    for (const taken of [{ email: other.email.toUpperCase() }, { username: other.username.toUpperCase() }])
      expectRefused(await door.register({ ...draft, ...taken }));
    for (const credentials of [{ email: `${word()}@example.org` }, { email: say() }, { email: other.email }])
      expectRefused(await door.login({ password: say(), ...credentials }));

    for (const [field, value] of Object.entries({
      displayName: tooLong(),
      email: `${word()} at home`,
      bio: tooLong(),
      location: `${word()}\0`,
      profilePicture: say(),
    }))
      expectRefused(await door.profile(token, { [field]: value }));

    for (const kind of kinds) {
      const names = Object.keys(door.texts[kind]());
      for (const name of [
        ...names,
        "type",
        "classification",
        "intention",
        "emotionResponse",
        "effectOnOthers",
        "value",
        "finerWord",
        "emoji",
      ])
        for (const value of [tooLong(), `${say()}\0`, { [word()]: say() }])
          expectRefused(await door.save(kind, token, { ...door.texts[kind](), [name]: value }), names.includes(name));
      const nobodys = { tagIds: [say()], ...(kind === "mood" ? { ownMoodId: say(), finerWord: say() } : {}) };
      expectRefused(await door.save(kind, token, { ...door.texts[kind](), ...nobodys }));
      for (const more of [{ base: say() }, nobodys])
        expectRefused(await door.edit(kind, token, crypto.randomUUID(), { ...door.texts[kind](), ...more }));
    }
  }
  for (const kind of kinds)
    for (const body of [{ clientId: tooLong() }, { createdAt: say() }, { occurredAt: say() }])
      expectRefused(await sendRest("POST", paths[kind], { ...choices[kind], ...rest.texts[kind](), ...body }, own));
  for (const field of [
    "classification",
    "type",
    "intention",
    "emotionResponse",
    "effectOnOthers",
    "createdAt",
    "occurredAt",
  ])
    expectRefused(await sendRest("PATCH", `/actions/${crypto.randomUUID()}`, { [field]: say() }, own));
  for (const path of ["/moods", "/journal"])
    expectRefused(
      await sendRest(
        "PATCH",
        `${path}/${crypto.randomUUID()}`,
        { createdAt: say(), occurredAt: say(), value: say(), content: "", tags: [word()] },
        own,
      ),
    );
  expectRefused(await sendRest("POST", "/user/settings", { setting: say(), value: true }, own));
  const [nobodys, others] = [crypto.randomUUID(), crypto.randomUUID()];
  for (const [method, path, body] of [
    ["PATCH", `/tags/${nobodys}`, { before: say() }],
    ["POST", `/tags/${nobodys}/merge`, { into: say() }],
    ["POST", "/own-moods", { name: word(), emoji: say(), value: say() }],
    ["PATCH", `/own-moods/${others}`, { emoji: say(), value: say(), before: say() }],
    ["POST", `/own-moods/${others}/merge`, { into: say() }],
  ] as const)
    expectRefused(await sendRest(method, path, body, own));
  for (const name of ["renameTag", "chooseForTag", "moveTag", "archiveTag", "mergeTags", "deleteTag"])
    expectRefused(await sendGraph(name, wordInput(name), "viewer { email }", own));
  for (const name of ["editOwnMood", "moveOwnMood", "archiveOwnMood", "mergeOwnMoods", "deleteOwnMood"])
    expectRefused(await sendGraph(name, wordInput(name), "viewer { email }", own));
  expectRefused(
    await sendGraph("createOwnMood", { name: word(), emoji: say(), value: "CALM" }, "viewer { email }", own),
  );
  await sendGraph("groupTags", { ids: [say()], group: word() }, "viewer { email }", own);
  expectRefused(await sendGraph("takeBackImport", { id: say() }, "viewer { email }", own));
  for (const [method, path, body] of [
    ["POST", "/connections", { requesteeId: say(), clientId: say() }],
    ["PATCH", `/connections/${crypto.randomUUID()}`, { status: say() }],
    [
      "POST",
      "/karma-exchanges",
      { type: say(), message: say(), deliveryMethod: say(), template: say(), recipientId: say() },
    ],
    ["POST", "/karma-exchanges", { type: "good_karma", message: say(), recipientUsername: say() }],
    ["POST", "/report", { messageId: say(), reason: say(), details: say() }],
    ...["/block", "/unblock", "/mute", "/unmute"].flatMap((verb) =>
      [{ personId: say() }, { messageId: say() }].map((whom) => ["POST", verb, whom] as const),
    ),
    ["POST", "/auth/reset-password", { token: say(), password: say() }],
    ["POST", "/auth/change-password", { currentPassword: say(), newPassword: say() }],
    ["POST", "/user/time-zone", { timeZone: say() }],
    ["PATCH", "/auth/user", { email: `${word()}@example.org`, currentPassword: say() }],
    ["POST", "/user/reset-progress", { currentPassword: say() }],
    ["DELETE", "/user/delete-account", { currentPassword: say() }],
  ] as const)
    expectRefused(await sendRest(method, path, body, own));
  // The portal's owner comes from the session.
  await sendRest("POST", "/create-portal-session", { email: say() }, own);
  const stamped = { stamp: { clientId: say(), timeZone: word() } };
  for (const [name, input, field] of [
    ["requestFriendship", { personId: say(), ...stamped }, "friendship { id }"],
    ["answerFriendship", { id: say(), status: "ACCEPTED" }, "friendship { id }"],
    ["removeFriendship", { id: say() }, "deletedId"],
    ["sendExchange", { type: "GOOD_KARMA", message: say(), recipientId: say(), ...stamped }, "note"],
    ["deleteExchange", { id: say() }, "deletedId"],
    ["reportExchange", { id: say(), reason: "SPAM", details: say(), ...stamped }, "exchangeId"],
    ...["blockPerson", "unblockPerson", "mutePerson", "unmutePerson"].flatMap((verb) =>
      [{ personId: say() }, { exchangeId: say() }].map((whom) => [verb, whom, "viewer { email }"] as const),
    ),
    ["resetPassword", { token: say(), password: say() }, "viewer { email }"],
    ["changePassword", { currentPassword: say(), newPassword: say() }, "viewer { email }"],
    ["endSession", { id: say() }, "viewer { email }"],
    ["updateProfile", { email: `${word()}@example.org`, currentPassword: say() }, "viewer { email }"],
    ["resetProgress", { currentPassword: say() }, "viewer { email }"],
    ["deleteAccount", { currentPassword: say() }, "viewer { email }"],
    ["fixTimeZone", { timeZone: say() }, "viewer { email }"],
  ] as const)
    expectRefused(await sendGraph(name, input, field, own));
  // Ids of other people's things are ignored.
  await sendGraph("markExchangesSeen", { ids: [say()] }, "viewer { email }", own);
  for (const stamp of [{ clientId: tooLong() }, { timeZone: say(), occurredAt: say(), sentAt: say(), epoch: say() }])
    expectRefused(await sendGraph("saveMood", { value: "CALM", stamp }, "mood { id }", own));
  for (const { edit, type } of Object.values(mutations))
    for (const name of [edit, `delete${type}`])
      expectRefused(await sendGraph(name, { id: word() }, "viewer { email }", own));

  for (const headers of [
    { "x-time-zone": word() },
    { cookie: `kindling=${word()}` },
    { authorization: `Bearer ${word()}` },
  ])
    await sendRequest("GET", "/api/auth/user", {
      headers: { ...headers, "user-agent": word(), referer: `http://${word()}/` },
    });
  for (const path of ["moods/user?before=", "moods/user?limit=", "dashboard?timeRange=", "journal?nothing="])
    await sendRequest("GET", `/api/${path}${word()}`, { headers: own });
  const json = { "content-type": "application/json", ...own };
  for (const body of [`{ "value": "calm", "note": "${say()}`, Buffer.from([0xff, ...Buffer.from(word())])])
    for (const path of ["/api/moods", "/graphql"])
      expectRefused(await sendRequest("POST", path, { headers: json, body }));
  for (const query of [
    `{ ${word()} }`,
    `{ viewer { moods(after: "${word()}") { edges { cursor } } } }`,
    `{ "${say(30)}`,
    `{ node(id: "${word()}") { id } }`,
  ])
    await ask(query, { headers: own, variables: { [word()]: say() } });
  await sendRequest("POST", "/graphql", {
    headers: own,
    body: { id: word(), operationName: word(), extensions: { [word()]: say() } },
  });
}

/** The input of a change of a word that is not there, with a phrase in each field. */
function wordInput(name: string): object {
  const more: Record<string, object> = {
    renameTag: { name: say(50) },
    chooseForTag: { isCompared: true },
    moveTag: { before: say() },
    archiveTag: { isArchived: true },
    mergeTags: { into: say() },
    editOwnMood: { name: word(), emoji: say() },
    moveOwnMood: { before: say() },
    archiveOwnMood: { isArchived: true },
    mergeOwnMoods: { into: say() },
  };
  return { id: say(), ...more[name] };
}

/** Makes the database refuse a person's text; its error then quotes the text. */
async function breakTheDatabase(): Promise<void> {
  const [token = ""] = tokens;
  await inDatabase(`alter table "Mood" add constraint refused check (value <> 'tired') not valid`);
  for (const door of [rest, graph]) {
    const value = door === rest ? "tired" : "TIRED";
    expect(await door.save("mood", token, { ...texts.mood(), value })).toMatchObject({ status: 500 });
  }
}

/** Copies each table, like a database dump. */
async function copyTables(): Promise<void> {
  const tables = await inDatabase<{ name: string }>(
    `select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`,
  );
  for (const { name } of tables) {
    const rows = await inDatabase<{ row: string }>(`select t::text as row from "${name}" t`);
    kept.set(`the table ${name}`, Buffer.from(rows.map(({ row }) => row).join("\n")));
  }
}

async function inDatabase<Row extends object>(text: string): Promise<Row[]> {
  const { url } = await borrowEmbedded({ dataDir, log: () => undefined });
  return withClient({ connectionString: url }, async (client) => (await client.query<Row>(text)).rows);
}

// An unknown zone, so UTC is used.
const throughProxy = { "x-forwarded-for": "203.0.113.7", "x-time-zone": `${marker}/Nowhere` };

function sendRest(method: string, path: string, body: object, headers: object = {}): Promise<Answer> {
  for (const field of fieldsWithPhrases(body))
    saidIn.add(`${method} ${path.replace(/\/[\da-f-]{36}(?=\/|$)/, "/{id}")} ${field}`);
  return sendRequest(method, `/api${path}`, { headers: { ...throughProxy, ...headers }, body });
}

function sendGraph(name: string, input: object, field: string, headers: object = {}): Promise<Answer> {
  for (const path of fieldsWithPhrases(input)) saidIn.add(`${name} ${path}`);
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  const document = `mutation ($input: ${type}Input!) {
    ${name}(input: $input) { ... on ${type}Payload { ${field} } ... on Refusal { message code } }
  }`;
  return ask(document, { headers: { ...throughProxy, ...headers }, variables: { input } });
}

/** A phrase of one word, for fields that accept no more. */
function word(): string {
  phrases += 1;
  return `${marker}${phrases}_`.replace(/_$/, "");
}

function tooLong(): string {
  return `${word()} `.repeat(2_000);
}

/** The paths to each phrase, such as `stamp.clientId`; list elements have their list's path. */
function fieldsWithPhrases(value: unknown, path = ""): string[] {
  if (typeof value === "string") return value.includes(marker) ? [path] : [];
  if (Array.isArray(value)) return value.flatMap((each) => fieldsWithPhrases(each, path));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => fieldsWithPhrases(each, path ? `${path}.${name}` : name));
}

/** Every text field of a mutation's input, and every id that the caller makes. */
function fieldsOfGraphql(): string[] {
  const schema = buildSchema(readFileSync("schema.graphql", "utf8"));
  const textsOf = (type: GraphQLInputType, path: string): string[] => {
    const inner = getNamedType(type);
    if (isInputObjectType(inner))
      return Object.values(inner.getFields()).flatMap((field) =>
        textsOf(field.type, path ? `${path}.${field.name}` : field.name),
      );
    return inner.name === "String" || inner.name === "ID" ? [path] : [];
  };
  return Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap(({ name, args }) =>
    args.flatMap(({ type }) => textsOf(type, "").map((path) => `${name} ${path}`)),
  );
}

/** Every text field of a REST body. */
function fieldsOfRest(): string[] {
  interface Shape {
    type?: string;
    format?: string;
    enum?: unknown[];
    properties?: Record<string, Shape>;
    items?: Shape;
    anyOf?: Shape[];
  }
  const isText = ({ type, format, items, anyOf = [], ...shape }: Shape): boolean =>
    (type === "string" && format !== "date" && !shape.enum) ||
    (items !== undefined && isText(items)) ||
    anyOf.some(isText);
  const { paths: described } = openApi(routes) as {
    paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema?: Shape }> } }>>;
  };
  return Object.entries(described).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) =>
      Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
        Object.entries(schema?.properties ?? {}).flatMap(([name, shape]) =>
          isText(shape) ? [`${method.toUpperCase()} ${path.replace(/^\/api/, "")} ${name}`] : [],
        ),
      ),
    ),
  );
}

function numbersIn(said: unknown): string[] {
  return [...JSON.stringify(said).matchAll(new RegExp(`${marker}(\\d+)`, "g"))].map(([, number = ""]) => number);
}

/** Checks that the request succeeded. */
function expectAnswer(answer: Answer, field: string): Answer {
  expect(answer.status, answer.text.slice(0, 300)).toBeLessThan(400);
  expect(answer.text).toContain(`"${field}"`);
  return answer;
}

/** Checks that the request was refused with a message. A door may ignore an unknown field. */
function expectRefused(answer: Answer, mustBe = true): void {
  expectWords(answer);
  if (mustBe && answer.status < 400) expect(answer.text).toContain('"code"');
}

function textIn({ text }: Answer, field: string): string {
  return new RegExp(`"${field}":"([^"]*)"`).exec(text)?.[1] ?? "";
}

function rawId(id: string): string {
  return id.includes("-") ? id : rawIdOf(id);
}

function capitals(choice: object): object {
  return Object.fromEntries(Object.entries(choice).map(([name, value]) => [name, String(value).toUpperCase()]));
}
