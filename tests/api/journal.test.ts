import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { journalEmojis, journalFaces } from "#domain/journal.ts";
import { useApp } from "#tests/support/app.ts";
import { aPage, granted, type JournalPage, type Saved } from "#tests/support/door.ts";
import { doors } from "#tests/support/doors.ts";
import { globalIdOf } from "#tests/support/globalId.ts";
import { historyOf } from "#tests/support/history.ts";
import { ask, bearer, sendRequest } from "#tests/support/requests.ts";
import { storable } from "#tests/support/nonsense.ts";
import { person, type Person } from "#tests/support/people.ts";

useApp();

describe.each(doors)("the journal over $name", ({ open }) => {
  test("a page is kept as it was written, with its day, and earns 1 gold", async () => {
    const ada = open(await person("ada"), { zone: "Asia/Kathmandu" });

    const written = granted(await ada.write({ texts: aPage, emoji: "grateful", occurredAt: "2026-03-01T18:15:00Z" }));

    expect(written).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      ...aPage,
      emoji: "grateful",
      tags: ["grateful"],
      gold: 1,
      occurredAt: "2026-03-01T18:15:00.000Z",
      timeZone: "Asia/Kathmandu",
      localDate: "2026-03-02",
      recordedAt: expect.any(String),
      editedAt: null,
      version: "1",
      broughtFrom: null,
      ownTags: [],
      alreadySaved: false,
    });
    expect(await ada.page(written.id)).toEqual(pageOf(written));
    expect(await ada.balance("all")).toEqual({ gold: 1, coal: 0 });
  });

  test("every page earns, several a day, and each is a reflection written", async () => {
    const ada = open(await person("ada"));

    for (const emoji of journalEmojis) expect(await ada.write({ emoji })).toMatchObject({ emoji, tags: [emoji] });

    expect(await ada.balance("today")).toEqual({ gold: 12, coal: 0 });
    expect(await ada.summary()).toMatchObject({ reflectionsWritten: 12, actionsLogged: 0 });
  });

  test("a page needs no title and no face", async () => {
    const ada = open(await person("ada"));

    expect(await ada.write({ texts: { title: null, body: "Just this." } })).toMatchObject({
      title: null,
      body: "Just this.",
      emoji: "reflection",
    });
  });

  test.each(["", "  ", "\n\n\t "])("the body %j counts as empty", async (body) => {
    const ada = open(await person("ada"));

    expect(await ada.write({ texts: { title: null, body } })).toEqual({
      status: 400,
      message: "Please write something first.",
      field: "body",
    });
    expect(await ada.balance("all")).toEqual({ gold: 0, coal: 0 });
  });

  test("a body may have 20,000 characters, and keeps its spaces", async () => {
    const ada = open(await person("ada"));
    const body = `  ${"x".repeat(19_996)} \n`;

    expect(await ada.write({ texts: { title: null, body } })).toMatchObject({ body });
    expect(await ada.write({ texts: { title: null, body: `${body}x` } })).toEqual({
      status: 400,
      message: "Journal entry can be at most 20,000 characters.",
      field: "body",
    });
  });

  test("an edit changes the named fields, and neither the gold nor the day", async () => {
    const somebody = await person("ada");
    const written = granted(
      await open(somebody, { zone: "Pacific/Kiritimati" }).write({ occurredAt: "2026-03-01T11:00:00Z" }),
    );
    const inHonolulu = open(somebody, { zone: "Pacific/Honolulu" });

    const edited = granted(
      await inHonolulu.editPage(written.id, { texts: { title: "A night", body: "Again." }, emoji: "love" }),
    );

    expect(edited).toEqual({
      ...pageOf(written),
      title: "A night",
      body: "Again.",
      emoji: "love",
      tags: ["love"],
      editedAt: expect.any(String),
      version: expect.any(String),
    });
    expect(await inHonolulu.page(written.id)).toEqual(edited);
    expect(await inHonolulu.balance("all")).toEqual({ gold: 1, coal: 0 });
    expect(await inHonolulu.editPage(written.id, { occurredAt: "2026-02-28T10:30:00Z" })).toEqual({
      ...edited,
      occurredAt: "2026-02-28T10:30:00.000Z",
      localDate: "2026-03-01",
      editedAt: expect.any(String),
      version: expect.any(String),
    });
  });

  test("an edit that is refused changes nothing", async () => {
    const ada = open(await person("ada"));
    const written = granted(await ada.write());

    expect(await ada.editPage(written.id, { texts: { title: null, body: " " } })).toMatchObject({ field: "body" });
    expect(await ada.editPage(written.id, { emoji: "love", occurredAt: "2999-01-01T00:00:00Z" })).toMatchObject({
      field: "occurredAt",
    });
    expect(await ada.page(written.id)).toEqual(pageOf(written));
  });

  test("deleting an entry subtracts its gold", async () => {
    const ada = open(await person("ada"));
    await ada.write();
    const { id } = granted(await ada.write());

    expect(await ada.deletePage(id)).toBe("deleted");

    const gone = { status: 404, message: "This entry isn’t here any more." };
    expect(await ada.page(id)).toEqual(gone);
    expect(await ada.deletePage(id)).toEqual(gone);
    expect(await ada.editPage(id, { emoji: "love" })).toEqual(gone);
    expect(await ada.balance("all")).toEqual({ gold: 1, coal: 0 });
    expect(await ada.summary()).toMatchObject({ reflectionsWritten: 1 });
  });

  test("another person's pages are not mine to see", async () => {
    const { id } = granted(await open(await person("ada")).write());

    expect(await open(await person("bo")).page(id)).toEqual({
      status: 404,
      message: "This entry isn’t here any more.",
    });
  });

  test("a visitor is turned away", async () => {
    expect(await open().write()).toEqual({ status: 401, message: "Unauthorized" });
  });
});

const twentyFive = "A title of 25 characters!";

describe("the content of a page over REST", () => {
  test.each([
    ["a title, a blank line and a body", "A walk\n\nBy the river.", "A walk", "By the river."],
    ["no title", "By the river.", null, "By the river."],
    ["a title of 25 characters", `${twentyFive}\n\nBody`, twentyFive, "Body"],
    ["a first line of 26", `${twentyFive}!\n\nBody`, null, `${twentyFive}!\n\nBody`],
    ["a first paragraph of two lines", "One\ntwo\n\nBody", null, "One\ntwo\n\nBody"],
    ["lines that only break", "One\ntwo", null, "One\ntwo"],
    ["a body of paragraphs", "A walk\n\nOne.\n\nTwo.", "A walk", "One.\n\nTwo."],
    ["Windows' line ends", "A walk\r\n\r\nOne.\r\nTwo.", "A walk", "One.\nTwo."],
    ["spaces around the title", "  A walk \n\nBody", "A walk", "Body"],
    ["a blank line first", "\n\nBody", null, "\n\nBody"],
    ["nothing after the title", "A walk\n\n  ", null, "A walk\n\n  "],
  ])("with %s is read so, and kept byte for byte", async (_what, content, title, body) => {
    const ada = await person("ada");

    const { json } = await post(ada, { content });

    expect(json).toMatchObject({ content, title, body });
    expect(await historyOf(ada)).toMatchObject({ entries: [{ kind: "JournalEntry" }] });
  });

  const raw = "  A walk \r\n\r\nOne.\r\nTwo.";

  test("stays byte for byte when only the time is edited", async () => {
    const ada = await person("ada");
    const { id } = (await post(ada, { content: raw, tags: ["love", "summer"] })).json as { id: string };
    const headers = bearer(ada);

    const patched = await sendRequest("PATCH", `/api/journal/${id}`, {
      headers,
      body: { createdAt: "2026-03-01T08:00:00Z" },
    });
    const graphql = await ask(
      `mutation ($id: ID!) { editJournalEntry(input: { id: $id, occurredAt: "2026-03-02T08:00:00Z" }) { __typename } }`,
      { headers, variables: { id: globalIdOf(id, "JournalEntry") } },
    );

    expect(patched.json).toMatchObject({ content: raw, tags: ["love", "summer"], localDate: "2026-03-01" });
    expect(graphql.status).toBe(200);
    expect((await sendRequest("GET", `/api/journal/${id}`, { headers })).json).toMatchObject({
      content: raw,
      tags: ["love", "summer"],
      localDate: "2026-03-02",
    });
  });

  test("stays byte for byte when a form sends its texts along unchanged", async () => {
    const ada = await person("ada");
    const { id } = (await post(ada, { content: raw })).json as { id: string };

    await editByGraphql(ada, id, { title: "A walk", body: "One.\nTwo.", occurredAt: "2026-03-02T08:00:00Z" });

    expect((await sendRequest("GET", `/api/journal/${id}`, { headers: bearer(ada) })).json).toMatchObject({
      content: raw,
    });
  });

  test("is rebuilt when another field of its texts is edited", async () => {
    const ada = await person("ada");
    const { id } = (await post(ada, { content: raw })).json as { id: string };

    await editByGraphql(ada, id, { title: null });
    expect((await sendRequest("GET", `/api/journal/${id}`, { headers: bearer(ada) })).json).toMatchObject({
      content: "One.\nTwo.",
      title: null,
    });

    await editByGraphql(ada, id, { title: " Home " });
    expect((await sendRequest("GET", `/api/journal/${id}`, { headers: bearer(ada) })).json).toMatchObject({
      content: "Home\n\nOne.\nTwo.",
      title: "Home",
    });
  });

  test("that is missing or no text is refused at its field", async () => {
    const ada = await person("ada");

    for (const content of [undefined, null, 7, ["A walk"], {}])
      expect(await post(ada, { content })).toMatchObject({ status: 400, json: { field: "content" } });
  });

  test("of any kind comes back, and is a page of its title and body", async () => {
    const ada = await person("ada");
    const written = storable.filter((text) => text.trim() !== "");

    await fc.assert(
      fc.asyncProperty(
        written,
        written,
        fc.constantFrom("\n\n", "\r\n\r\n", "\n", " "),
        async (one, other, between) => {
          const content = `${one}${between}${other}`;

          const { status, json } = await post(ada, { content });

          expect(status).toBe(201);
          expect(json).toMatchObject({ content });
          const { title, body } = json as JournalPage;
          const read = content.replaceAll("\r\n", "\n");
          expect(title === null ? [body] : [title, body.length]).toEqual(
            title === null ? [read] : [read.split("\n\n")[0]?.trim(), read.length - (read.indexOf("\n\n") + 2)],
          );
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe("the tags of a page over REST", () => {
  test("begin with the emoji, by key or by character, with or without its variation", async () => {
    const ada = await person("ada");

    for (const key of journalEmojis) {
      const { emoji } = journalFaces[key];
      for (const tag of [key, emoji, emoji.replaceAll("\uFE0F", "")])
        expect((await post(ada, { tags: [tag] })).json, tag).toMatchObject({ tags: [key] });
    }
    expect((await post(ada, { tags: [] })).json).toMatchObject({ tags: ["reflection"] });
    expect((await post(ada, {})).json).toMatchObject({ tags: ["reflection"] });
  });

  test("keep the other tags in their order", async () => {
    const ada = await person("ada");

    expect((await post(ada, { tags: ["🙏", "summer", "", "été ☀️"] })).json).toMatchObject({
      tags: ["grateful", "summer", "", "été ☀️"],
    });
  });

  test.each([
    [["🦄"]],
    [["Happy"]],
    [["summer", "happy"]],
    ["happy"],
    [[7]],
    [Array(22).fill("happy")],
    [["happy", "x".repeat(51)]],
    [["happy", "a\0b"]],
  ])("%j are refused", async (tags) => {
    const ada = await person("ada");

    expect(await post(ada, { tags })).toMatchObject({
      status: 400,
      json: { message: expect.stringMatching(/[a-z]{3}/) },
    });
    expect((await sendRequest("GET", "/api/journal", { headers: bearer(ada) })).json).toEqual([]);
  });

  test("edited to none equal an entry written without any", async () => {
    const ada = await person("ada");
    const { id } = (await post(ada, { tags: ["love", "summer"] })).json as { id: string };

    expect(
      (await sendRequest("PATCH", `/api/journal/${id}`, { headers: bearer(ada), body: { tags: [] } })).json,
    ).toMatchObject({
      tags: ["reflection"],
    });
  });

  test("stay when a screen changes the emoji, which remains the first", async () => {
    const ada = await person("ada");
    const { id } = (await post(ada, { tags: ["love", "summer"] })).json as { id: string };

    await editByGraphql(ada, id, { emoji: "HOPEFUL" });

    expect((await sendRequest("GET", `/api/journal/${id}`, { headers: bearer(ada) })).json).toMatchObject({
      tags: ["hopeful", "summer"],
    });
  });
});

describe("over REST alone", () => {
  test("the list has every page newest first, those of a mood too, and leads on", async () => {
    const ada = await person("ada");
    for (const [day, tags] of [
      ["02", ["love"]],
      ["03", ["love", "mood-reflection"]],
      ["01", ["sad"]],
    ] as const)
      await post(ada, { content: day, tags, createdAt: `2026-03-${day}T08:00:00Z` });

    const first = await sendRequest("GET", "/api/journal?limit=2", { headers: bearer(ada) });
    const address = /^<(\/api\/journal\?limit=2&before=[\w-]+)>; rel="next"$/.exec(String(first.headers.link))?.[1];
    const second = await sendRequest("GET", address ?? "", { headers: bearer(ada) });

    expect(first.json).toMatchObject([{ content: "03", tags: ["love", "mood-reflection"] }, { content: "02" }]);
    expect(second.json).toMatchObject([{ content: "01" }]);
    expect(second.headers.link).toBeUndefined();
    expect((await sendRequest("GET", "/api/journal", { headers: bearer(await person("bo")) })).json).toEqual([]);
  });

  test("fields that only the server sets have no effect", async () => {
    const ada = await person("ada");
    const wishes = {
      gold: 99,
      id: "1",
      localDate: "1999-01-01",
      title: "Mine",
      body: "Mine",
      aiInsight: "x",
    };

    const { json } = await post(ada, { content: "Just this.", ...wishes });
    const { id } = json as { id: string };
    const edited = await sendRequest("PATCH", `/api/journal/${id}`, { headers: bearer(ada), body: wishes });

    expect(json).toMatchObject({ gold: 1, title: null, body: "Just this.", aiInsight: null });
    expect(edited.json).toEqual({ ...(json as object), editedAt: expect.any(String), version: expect.any(String) });
  });
});

describe("over GraphQL alone", () => {
  test.each([
    ["26 characters", `${twentyFive}!`, "Title can be at most 25 characters."],
    ["two lines", "One\ntwo", "Title must be one line."],
  ])("a title of %s is refused at its field", async (_what, title, message) => {
    const ada = doors[0]?.open(await person("ada"));

    expect(await ada?.write({ texts: { title, body: "Body" } })).toEqual({ status: 400, message, field: "title" });
    expect(await ada?.write({ texts: { title: ` ${twentyFive} `, body: "Body" } })).toMatchObject({
      title: twentyFive,
    });
  });

  test("the answer to a save knows the new balance, summary and history", async () => {
    const mutation = `mutation { writeJournalEntry(input: { stamp: { clientId: "a" }, body: "Just this." }) { ... on WriteJournalEntryPayload {
      viewer { balances { all { gold } } summary { reflectionsWritten } history(first: 2) { edges { node { __typename } } } } } } }`;

    expect((await ask(mutation, { headers: bearer(await person("ada")) })).json).toEqual({
      data: {
        writeJournalEntry: {
          viewer: {
            balances: { all: { gold: 1 } },
            summary: { reflectionsWritten: 1 },
            history: { edges: [{ node: { __typename: "JournalEntry" } }] },
          },
        },
      },
    });
  });
});

function post(somebody: Person, body: object) {
  return sendRequest("POST", "/api/journal", { headers: bearer(somebody), body: { content: "Just this.", ...body } });
}

async function editByGraphql(somebody: Person, id: string, change: object): Promise<void> {
  const { json } = await ask(
    "mutation ($input: EditJournalEntryInput!) { editJournalEntry(input: $input) { __typename } }",
    { headers: bearer(somebody), variables: { input: { id: globalIdOf(id, "JournalEntry"), ...change } } },
  );
  expect(json).toEqual({ data: { editJournalEntry: { __typename: "EditJournalEntryPayload" } } });
}

function pageOf({ alreadySaved: _saved, ...page }: Saved<JournalPage>): JournalPage {
  return page;
}
