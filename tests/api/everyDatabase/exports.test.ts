import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { noOneAffectedQuestion } from "#domain/content/reflections.ts";
import { reflectionQuestions } from "#domain/reflections.ts";
import { sql } from "#server/store/db.ts";
import { writeJournalEntry } from "#server/nouns/journal/journal.ts";
import { saveMood } from "#server/nouns/moods/moods.ts";
import { sealedProfile } from "#server/diary/sealed.ts";
import { serverUrl } from "#tests/support/address.ts";
import { useApp } from "#tests/support/app.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { granted, somethingGood } from "#tests/support/door.ts";
import { bearer, sendRequest } from "#tests/support/requests.ts";
import { writeMany } from "#tests/support/longDiary.ts";
import { person, registration, type Person } from "#tests/support/people.ts";

useApp();

afterEach(() => {
  vi.useRealTimers();
});

const script = `<script>alert("1")</script>'&<img src=x onerror=alert(1)>`;
const escaped = "&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39;&amp;&lt;img src=x onerror=alert(1)&gt;";

describe("the diary as a file", () => {
  test("is a download, named after the person and their local day", async () => {
    const ada = await person("ada");
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2025-12-31T10:30:00Z") });

    const early = await exported(ada, "Pacific/Kiritimati");
    const late = await exported(ada, "Pacific/Pago_Pago");

    expect(early).toMatchObject({
      status: 200,
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-disposition": `attachment; filename="kindling-journal-${ada.username}-2026-01-01.html"`,
        "cache-control": expect.stringContaining("no-store"),
        "x-content-type-options": "nosniff",
      },
    });
    expect(early.text).toContain("saved on Thursday 1 January 2026.");
    expect(late.headers["content-disposition"]).toContain("-2025-12-30.html");
  });

  test("states what the person agreed to at registration, if known", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-25T10:30:00Z") });
    const draft = registration("ada");
    await sendRequest("POST", "/api/auth/create-trial-user", { body: { ...draft, agreedTo: "2026-11-24" } });
    const { email, password } = draft;
    const { json } = await sendRequest("POST", "/api/auth/login", { body: { email, password } });
    const silent = await exported(await person("bo"));

    const { text } = await sendRequest("GET", "/api/user/export-journal", {
      headers: { authorization: `Bearer ${(json as { token: string }).token}` },
    });

    expect(text).toContain(
      "you agreed to the Terms & Conditions and the Privacy Policy\nas they last changed on Tuesday 24 November 2026",
    );
    expect(silent.text).not.toContain("you agreed");
  });

  test("has its own policy, which allows no script and no request", async () => {
    const { headers, text } = await exported(await person("ada"));

    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    // The policy stays in force when the file is opened from disk.
    expect(text).toContain(
      `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src data:">`,
    );
    expect(text).not.toMatch(/<(?:script|link|img|iframe|form)|\ssrc=|url\((?!data:font)|@import/i);
  });

  test("of a new person states that nothing is written yet", async () => {
    const { text } = await exported(await person("ada"));

    expect(text).toContain("Nothing has been written yet.");
    expect(text).toMatch(/^<!doctype html>\n<html lang="en">[^]*<\/html>\n$/);
  });

  test("shows every text verbatim, and runs none of it", async () => {
    const ada = await person("ada");
    const diary = restDoor({ as: ada });
    // Neither door would accept such a name.
    const profile = sealedProfile(ada.id, { displayName: script });
    await sql`update "User" set profile = ${profile} where id = ${ada.id}::uuid`;
    const texts = ["eventTitle", "description", "reflection1", "reflection2", "reflection3", "note"];
    granted(
      await restDoor({ as: ada }).logAction(Object.fromEntries(texts.map((name) => [name, `${name}: ${script}`]))),
    );
    granted(await diary.saveMood({ journalTitle: `mood: ${script}`, note: `mood note: ${script}` }));
    granted(await diary.write({ texts: { title: "<b>'&\"</b>", body: `body: ${script}` } }));

    const { text } = await exported(ada);

    for (const place of [...texts, "mood", "mood note", "body"]) expect(text, place).toContain(`${place}: ${escaped}`);
    expect(text).toContain("&lt;b&gt;&#39;&amp;&quot;&lt;/b&gt;");
    expect(text.split(escaped)).toHaveLength(texts.length + 3 + 2 + 1);
    expect(text).not.toMatch(/<script|<img|<b>/i);
  });

  test("shows each entry like its card", async () => {
    const ada = await person("ada");
    const [paris, kiritimati] = ["Europe/Paris", "Pacific/Kiritimati"];
    const reflected = {
      eventTitle: "Held the door",
      description: "For a stranger",
      reflection2: "Kind.",
      note: "Slowly.",
    };
    await restDoor({ as: ada, zone: paris }).logAction({ ...reflected, occurredAt: "2026-03-01T17:05:00Z" });
    await restDoor({ as: ada, zone: paris }).logAction({
      type: "event",
      classification: "negative",
      emotionResponse: "sad",
      effectOnOthers: "no_one_affected",
      description: "User action",
      reflection3: "My sister.",
      occurredAt: "2026-03-01T16:05:00Z",
    });
    await restDoor({ as: ada, zone: kiritimati }).saveMood({
      value: "in_love",
      note: "One.\n\nTwo.",
      occurredAt: "2026-03-01T11:30:00Z",
    });
    await restDoor({ as: ada, zone: paris }).write({ emoji: "hopeful", occurredAt: "2026-02-28T12:00:00Z" });

    const { text } = await exported(ada);

    const [, february = "", firstOfMarch = "", secondOfMarch = "", more] = text.split("<section>");
    expect(more).toBeUndefined();
    expect(secondOfMarch).toMatch(
      /<h3>Monday 2 March 2026<\/h3>[^]*In Love[^]*>01:30<\/time>[^]*Mood check[^]*One\.\n\nTwo\./,
    );
    expect(firstOfMarch).toMatch(
      /<h3>Sunday 1 March 2026<\/h3>[^]*Action logged[^]*>17:05<\/time>[^]*Something happened · Negative · Felt Sad · No one else affected · 1 Learning Point taken back[^]*Held the door[^]*>18:05<\/time>[^]*I did something · Positive · Intention: positive · Felt Happy · Others: Great · 2 Good Karma[^]*For a stranger[^]*Kind\.[^]*Slowly\./,
    );
    expect(firstOfMarch).toContain(reflectionQuestions({ ...somethingGood })[1]);
    expect(firstOfMarch).toContain(
      `<dt>Who might be allowed to see some of this sadness?\n${noOneAffectedQuestion}</dt>` +
        `<dd class="text" dir="auto">My sister.</dd>`,
    );
    expect(text).not.toContain("User action");
    expect(text).not.toContain("<dl></dl>");
    expect(february).toMatch(/An evening[^]*Hopeful · 1 Good Karma[^]*We walked to the river and back\./);
  });

  test("begins with the oldest month, in its contents too", async () => {
    const ada = await person("ada");
    for (const day of ["2026-03-02", "2025-11-30", "2026-03-01"])
      granted(
        await restDoor({ as: ada }).write({
          texts: { title: null, body: `On ${day}.` },
          occurredAt: `${day}T12:00:00Z`,
        }),
      );

    const { text } = await exported(ada);

    expect(text).toContain("<p>November 2025 to March 2026</p>");
    expect([...text.matchAll(/<strong>([^<]+)<\/strong>/g)].map(([, month]) => month)).toEqual([
      "November 2025",
      "March 2026",
    ]);
    expect([...text.matchAll(/On (2[\d-]+)\./g)].map(([, day]) => day)).toEqual([
      "2025-11-30",
      "2026-03-01",
      "2026-03-02",
    ]);
  });

  test("never contains another person's texts", async () => {
    await restDoor({ as: await person("ada") }).write({ texts: { title: null, body: "Ada's own words" } });

    expect((await exported(await person("bo"))).text).not.toContain("Ada's own words");
  });

  test("is printed as it is read, without breaking an entry", async () => {
    const { text } = await exported(await person("ada"));

    expect(text).toContain("@media print");
    expect(text).toContain("break-inside: avoid-page");
    expect(text).toMatch(/<meta charset="utf-8"><meta name="viewport"/);
  });
});

describe("a long diary", () => {
  let ada: Person;

  beforeAll(async () => {
    ada = await person("ada");
    // More than a page of each kind, many of them at the same moment.
    await writeMany(ada, { count: 700, perDay: 50 }, async (viewer, number, occurredAt) => {
      await saveMood(viewer, { value: "calm", note: `mood ${number}`, occurredAt });
      await writeJournalEntry(viewer, { body: `page ${number}`, emoji: "love", occurredAt });
    });
  });

  test("is complete in the file, every entry once, day by day", async () => {
    const { text } = await exported(ada);

    const found = [...text.matchAll(/<p class="text" dir="auto">((?:mood|page) \d+)<\/p>/g)].map(([, words]) => words);
    expect(found).toHaveLength(1400);
    expect(new Set(found).size).toBe(1400);
    const days = [...text.matchAll(/<h3>([^<]+)<\/h3>/g)].map(([, day]) => day);
    expect(days).toHaveLength(15);
    expect(days[0]).toBe("Monday 1 January 2024");
    expect(days.at(-1)).toBe("Monday 15 January 2024");
  });

  test("is streamed in chunks, and a client may disconnect after the first", async () => {
    const answer = await fetch(`${serverUrl()}/api/user/export-journal`, {
      headers: { authorization: `Bearer ${ada.token}` },
    });
    const reader = answer.body?.getReader();

    const first = await reader?.read();
    await reader?.cancel();

    expect(answer.headers.get("content-length")).toBeNull();
    expect(new TextDecoder().decode(first?.value)).toContain("<title>");
    expect((await exported(ada)).status).toBe(200);
  });
});

test("the sixth export within an hour must wait, and only the person's own count", async () => {
  const [ada, bo] = [await person("ada"), await person("bo")];
  for (let copy = 1; copy <= 5; copy++) expect((await exported(ada)).status).toBe(200);

  const sixth = await exported(ada);

  expect(sixth.status).toBe(429);
  expect(Number(sixth.headers["retry-after"])).toBeGreaterThan(0);
  expect((await exported(bo)).status).toBe(200);
});

test("a HEAD request uses none of the five exports", async () => {
  const ada = await person("ada");
  const head = () => sendRequest("HEAD", "/api/user/export-journal", { headers: bearer(ada) });

  for (let time = 1; time <= 6; time++)
    expect(await head()).toMatchObject({
      status: 200,
      text: "",
      headers: { "content-type": expect.stringContaining("text/html") },
    });

  expect((await exported(ada)).status).toBe(200);
  expect((await sendRequest("HEAD", "/api/user/export-journal")).status).toBe(401);
});

function exported(somebody: Person, zone = "UTC") {
  return sendRequest("GET", "/api/user/export-journal", { headers: { ...bearer(somebody), "x-time-zone": zone } });
}
