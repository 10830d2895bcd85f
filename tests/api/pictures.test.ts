import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { sql } from "#server/store/db.ts";
import { peopleInRelation, connectedPeople, setAnonymous, blockOrMute } from "#tests/support/relations.ts";
import { useApp } from "#tests/support/app.ts";
import { doors } from "#tests/support/doors.ts";
import { globalIdOf } from "#tests/support/globalId.ts";
import { ask, bearer, sendRequest } from "#tests/support/requests.ts";
import { person, type Person } from "#tests/support/people.ts";
import { bombOf, dataUrlOf, pictureOf, somePicture, type Kind } from "#tests/support/pictures.ts";

useApp();

const [graphql, rest] = doors;
const unreadable = {
  status: 400,
  message: "This picture cannot be read. Please choose a JPEG, PNG, WebP or GIF.",
  field: "profilePicture",
};

describe.each(doors)("a picture sent over $name", ({ open }) => {
  test.each<Kind>(["jpeg", "png", "webp", "gif"])("as %s is kept as a small JPEG", async (kind) => {
    const ada = await person("ada");

    expect(await open(ada).updateProfile({ profilePicture: dataUrlOf(kind, await pictureOf(kind)) })).toMatchObject({
      hasPicture: true,
    });

    expect(await seen(ada)).toMatchObject({ format: "jpeg", width: 400, height: 300 });
  });

  test("is removed by null", async () => {
    const ada = await person("ada");
    await open(ada).updateProfile({ profilePicture: await somePicture() });
    const address = await addressOf(ada, ada);

    expect(await open(ada).updateProfile({ profilePicture: null })).toMatchObject({ hasPicture: false });

    expect((await sendRequest("GET", address ?? "", { headers: bearer(ada) })).status).toBe(404);
    expect(await sql`select 1 from "Picture" where "userId" = ${ada.id}::uuid`).toEqual([]);
  });

  test("stays when something else is changed", async () => {
    const ada = await person("ada");
    await open(ada).updateProfile({ profilePicture: await somePicture() });

    expect(await open(ada).updateProfile({ bio: "I walk." })).toMatchObject({ bio: "I walk.", hasPicture: true });
  });

  test.each<[what: string, sent: () => string | Promise<string>]>([
    ["which is drawn in SVG", () => dataUrlOf("svg+xml", Buffer.from(svg))],
    ["which is SVG that calls itself a JPEG", () => dataUrlOf("jpeg", Buffer.from(svg))],
    ["which is a page", () => `data:text/html;base64,${Buffer.from("<p>Hello</p>").toString("base64")}`],
    ["which is a page that calls itself a PNG", () => dataUrlOf("png", Buffer.from("<!doctype html><p>Hello</p>"))],
    ["which is a TIFF", async () => dataUrlOf("tiff", await sharp(blank).tiff().toBuffer())],
    ["which stands elsewhere", () => "https://example.org/me.jpg"],
    ["which is not written in base64", () => `data:image/svg+xml,${encodeURIComponent(svg)}`],
    ["of which half is missing", async () => dataUrlOf("jpeg", (await pictureOf("jpeg")).subarray(0, 1_500))],
    ["of which only the beginning is there", async () => dataUrlOf("png", (await pictureOf("png")).subarray(0, 60))],
    ["that holds nothing", () => "data:image/png;base64,"],
    ["that is much larger than its file", () => dataUrlOf("png", bombOf(16_000))],
    ["in words", () => "me, smiling"],
  ])("%s is refused, and the one before stays", async (_what, sent) => {
    const ada = await person("ada");
    await open(ada).updateProfile({ profilePicture: await somePicture() });
    const before = await addressOf(ada, ada);

    expect(await open(ada).updateProfile({ profilePicture: await sent(), bio: "Not this either." })).toEqual(
      unreadable,
    );

    expect(await addressOf(ada, ada)).toBe(before);
    expect((await own(ada)).bio).toBeNull();
  });

  test("a visitor can send none", async () => {
    expect(await open().updateProfile({ profilePicture: await somePicture() })).toEqual({
      status: 401,
      message: "Unauthorized",
    });
  });
});

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>`;
const blank = { create: { width: 9, height: 9, channels: 3, background: "teal" } } as const;

describe("the metadata of a picture", () => {
  test("such as its place is removed, and the picture is upright", async () => {
    const ada = await person("ada");
    const taken = await sharp(await pictureOf("jpeg", { width: 60, height: 40 }))
      .withMetadata({ orientation: 6 })
      .withExifMerge({
        IFD0: { Copyright: "Ada Lovelace" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" },
      })
      .withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'>Ada</x:xmpmeta>")
      .toBuffer();
    expect(await sharp(taken).metadata()).toMatchObject({ orientation: 6, exif: expect.any(Buffer) });

    await rest.open(ada).updateProfile({ profilePicture: dataUrlOf("jpeg", taken) });

    const { exif, xmp, icc, orientation, width, height } = await seen(ada);
    expect({ exif, xmp, icc, orientation, width, height }).toEqual({ width: 40, height: 60 });
  });

  test("such as a second page is removed", async () => {
    const ada = await person("ada");
    const both = Buffer.concat([await pictureOf("jpeg"), Buffer.from("<script>alert(1)</script>")]);

    await rest.open(ada).updateProfile({ profilePicture: dataUrlOf("jpeg", both) });

    expect((await bytesOf(ada)).toString("latin1")).not.toContain("script");
  });

  test("such as further frames is removed: the picture does not move", async () => {
    const ada = await person("ada");
    const one = await pictureOf("png");
    const frames = [one, await sharp(one).negate().toBuffer()];
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(moving, { animated: true }).metadata()).pages).toBe(2);

    await rest.open(ada).updateProfile({ profilePicture: dataUrlOf("gif", moving) });

    expect(await seen(ada)).toMatchObject({ format: "jpeg", width: 400, height: 300 });
  });
});

describe("how large a picture may be", () => {
  test("is 5 MB, which REST alone takes", async () => {
    const ada = await person("ada");
    const filled = (length: number) => dataUrlOf("jpeg", Buffer.concat([small, Buffer.alloc(length - small.length)]));
    const small = await pictureOf("jpeg");
    const most = 5 * 1024 * 1024;

    expect(await rest.open(ada).updateProfile({ profilePicture: filled(most - 1) })).toMatchObject({
      hasPicture: true,
    });
    expect(await rest.open(ada).updateProfile({ profilePicture: filled(most) })).toEqual({
      status: 400,
      message: "Image too large. Please select an image smaller than 5MB.",
      field: "profilePicture",
    });
    expect(await rest.open(ada).updateProfile({ profilePicture: filled(6 * most) })).toMatchObject({ status: 413 });
    expect(await graphql.open(ada).updateProfile({ profilePicture: filled(most - 1) })).toMatchObject({ status: 413 });
  });
});

test("a picture can be sent thirty times an hour, valid or not; the rest of the profile has no such limit", async () => {
  const ada = rest.open(await person("ada"));
  const sent = [];
  for (let time = 0; time < 31; time += 1) sent.push(await ada.updateProfile({ profilePicture: "me, smiling" }));

  expect(sent.slice(0, 30)).toEqual(sent.slice(0, 30).map(() => unreadable));
  expect(sent[30]).toEqual({
    status: 429,
    message: expect.stringMatching(/^You’ve changed your picture too often\. Please try again in \d+ minutes\.$/),
  });
  expect(await ada.updateProfile({ bio: "Home." })).toMatchObject({ bio: "Home." });
});

describe("the address of a picture", () => {
  test("is in lists of people, and its file is cached for a day", async () => {
    const { ada, bo } = await connectedPeople();
    await rest.open(bo).updateProfile({ profilePicture: await somePicture() });
    const address = await addressOf(ada, bo);

    const answer = await sendRequest("GET", address ?? "", { headers: bearer(ada) });

    expect(address).toMatch(new RegExp(`^/api/pictures/${bo.id}/[\\da-f-]{36}\\.jpg$`));
    expect(answer).toMatchObject({
      status: 200,
      headers: {
        "content-type": "image/jpeg",
        "cache-control": "private, max-age=86400",
        "content-disposition": "inline",
        "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
        "x-content-type-options": "nosniff",
      },
    });
    const listed = [await listOf(ada, "/connected-users/me"), await listOf(ada, "/connections/me")].map((list) =>
      JSON.stringify(list),
    );
    expect(listed).toEqual([expect.stringContaining(`"${address}"`), expect.stringContaining(`"${address}"`)]);
  });

  test("is not found once there is another picture", async () => {
    const ada = await person("ada");
    await rest.open(ada).updateProfile({ profilePicture: await somePicture() });
    const before = await addressOf(ada, ada);

    await rest.open(ada).updateProfile({ profilePicture: await somePicture() });

    const now = await addressOf(ada, ada);
    expect(now).not.toBe(before);
    expect((await sendRequest("GET", before ?? "", { headers: bearer(ada) })).status).toBe(404);
    expect((await sendRequest("GET", now ?? "", { headers: bearer(ada) })).status).toBe(200);
  });

  test("is answered by HEAD as by GET", async () => {
    const ada = await person("ada");
    await rest.open(ada).updateProfile({ profilePicture: await somePicture() });
    const address = (await addressOf(ada, ada)) ?? "";
    const asked = { headers: bearer(ada) };

    expect(await sendRequest("HEAD", address, asked)).toMatchObject({ status: 200, text: "" });
    expect(await sendRequest("HEAD", address.replace(/[\da-f]{12}\.jpg/, "000000000000.jpg"), asked)).toMatchObject({
      status: 404,
    });
  });

  test.each<[who: string, change: (ada: Person, bo: Person) => Promise<unknown>]>([
    ["has blocked who asks", (ada, bo) => blockOrMute(bo, "blockPerson", ada)],
    ["is blocked by who asks", (ada, bo) => blockOrMute(ada, "blockPerson", bo)],
    [
      "has deleted their account",
      (_ada, bo) => sendRequest("DELETE", "/api/user/delete-account", { headers: bearer(bo) }),
    ],
  ])("is that of nobody where the person %s", async (_who, change) => {
    const { ada, bo } = await connectedPeople();
    await rest.open(bo).updateProfile({ profilePicture: await somePicture() });
    const address = await addressOf(ada, bo);

    await change(ada, bo);

    const answer = await sendRequest("GET", address ?? "", { headers: bearer(ada) });
    expect(answer).toMatchObject({ status: 404, json: { message: "There is no such picture." } });
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(await addressOf(ada, bo)).toBeNull();
  });

  // tests/api/oldMessages.test.ts checks that earlier messages show no picture either.
  test("is hidden from strangers if the person is anonymous, and stays for connections", async () => {
    const { ada, bo } = await peopleInRelation("stranger");
    await rest.open(bo).updateProfile({ profilePicture: await somePicture() });
    const address = (await addressOf(ada, bo)) ?? "";
    expect((await sendRequest("GET", address, { headers: bearer(ada) })).status).toBe(200);

    await setAnonymous(bo);

    expect((await sendRequest("GET", address, { headers: bearer(ada) })).status).toBe(404);
    expect((await sendRequest("GET", address, { headers: bearer(bo) })).status).toBe(200);
  });

  test("reveals nothing about unknown people and pictures", async () => {
    const ada = await person("ada");
    await rest.open(ada).updateProfile({ profilePicture: await somePicture() });
    const theirs = ((await addressOf(ada, ada)) ?? "").split("/").at(-1) ?? "";
    const unknown = [
      `${crypto.randomUUID()}/${theirs}`,
      `${ada.id}/${crypto.randomUUID()}.jpg`,
      `${ada.id}/${theirs}.jpg`,
      `${ada.id}/x`,
      `1/1.jpg`,
      `%00/%00.jpg`,
      `../${ada.id}/${theirs}x`,
    ];

    const answers = await Promise.all(
      unknown.map((path) => sendRequest("GET", `/api/pictures/${path}`, { headers: bearer(ada) })),
    );

    expect(answers.map(({ status }) => status)).toEqual(unknown.map(() => 404));
  });

  test("cannot be decrypted from a stolen table: it is encrypted and bound to its row", async () => {
    const [ada, bo] = [await person("ada"), await person("bo")];
    await rest.open(ada).updateProfile({ profilePicture: await somePicture() });
    await rest.open(bo).updateProfile({ profilePicture: await somePicture() });
    const [row] = await sql<{ sealed: Uint8Array }>`select sealed from "Picture" where "userId" = ${ada.id}::uuid`;
    expect(Buffer.from(row?.sealed ?? []).indexOf(Buffer.from("ffd8ff", "hex"))).toBe(-1);

    await sql`update "Picture" set sealed = ${row?.sealed}::bytea where "userId" = ${bo.id}::uuid`;

    const address = (await addressOf(bo, bo)) ?? "";
    expect((await sendRequest("GET", address, { headers: bearer(bo) })).status).toBe(404);
  });
});

test("many simultaneous pictures delay no other requests", async () => {
  const ada = await person("ada");
  await rest.open(ada).updateProfile({ profilePicture: await somePicture() });
  const address = (await addressOf(ada, ada)) ?? "";

  const answers = await Promise.all(
    Array.from({ length: 130 }, () => sendRequest("GET", address, { headers: bearer(ada) })),
  );

  // The server still has room for 106 other requests.
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
});

test("a deleted account's picture goes with its rows", async () => {
  const ada = await person("ada");
  await rest.open(ada).updateProfile({ profilePicture: await somePicture() });

  await sendRequest("DELETE", "/api/user/delete-account", { headers: bearer(ada) });

  await expect.poll(() => sql`select 1 from "User" where id = ${ada.id}::uuid`).toEqual([]);
  expect(await sql`select 1 from "Picture" where "userId" = ${ada.id}::uuid`).toEqual([]);
});

async function addressOf(viewer: Person, { id }: Person): Promise<string | null> {
  const { json } = await ask("query ($id: ID!) { node(id: $id) { ... on User { picture } } }", {
    headers: bearer(viewer),
    variables: { id: globalIdOf(id, "User") },
  });
  return (json as { data: { node: { picture: string | null } | null } }).data.node?.picture ?? null;
}

async function own(somebody: Person): Promise<{ bio: string | null; profilePicture: string | null }> {
  const { json } = await sendRequest("GET", "/api/auth/user", { headers: bearer(somebody) });
  return json as { bio: string | null; profilePicture: string | null };
}

/** A person's own picture, which REST returns completely. */
async function bytesOf(somebody: Person): Promise<Buffer> {
  const { profilePicture } = await own(somebody);
  expect(profilePicture).toMatch(/^data:image\/jpeg;base64,/);
  return Buffer.from((profilePicture ?? "").split(",")[1] ?? "", "base64");
}

async function seen(somebody: Person) {
  return sharp(await bytesOf(somebody)).metadata();
}

async function listOf(viewer: Person, path: string): Promise<unknown> {
  return (await sendRequest("GET", `/api${path}`, { headers: bearer(viewer) })).json;
}
