import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { sql } from "#server/store/db.ts";
import { renew } from "#server/store/keys/renewal.ts";
import { setAnonymous } from "#tests/support/relations.ts";
import { useApp } from "#tests/support/app.ts";
import { granted } from "#tests/support/door.ts";
import { doors } from "#tests/support/doors.ts";
import { bearer, sendRequest } from "#tests/support/requests.ts";
import { person, registration, signedInAgain, type Person } from "#tests/support/people.ts";
import { peopleDoors } from "#tests/support/peopleDoors.ts";
import { somePicture } from "#tests/support/pictures.ts";

// Set before the server's code loads: Stripe's address.
const stripe = await vi.hoisted(async () => {
  const { fakeStripe } = await import("#tests/support/fakeStripe.ts");
  const fake = await fakeStripe();
  Object.assign(process.env, fake.env);
  return fake;
});

useApp();

afterEach(() => {
  stripe.is("well");
  expect(stripe.faults).toEqual([]);
});

afterAll(() => stripe.close());

const [, rest] = doors;
const nothing = { displayName: null, bio: null, location: null, hasPicture: false };
const words = { displayName: "Ada of the Engine", bio: "Counts, and walks.", location: "London, near the river" };

describe.each(doors)("a profile over $name", ({ open }) => {
  test("is empty at first", async () => {
    const ada = await person("ada");

    expect(await open(ada).profile()).toEqual({ ...nothing, email: ada.email });
  });

  test("stores each text word for word, until it is changed", async () => {
    const ada = await person("ada");

    expect(await open(ada).updateProfile(words)).toEqual({ ...nothing, ...words, email: ada.email });
    expect(await open(ada).updateProfile({ bio: "🕯️ é\n<b>&amp;" })).toMatchObject({ ...words, bio: "🕯️ é\n<b>&amp;" });
    expect(await open(ada).updateProfile({ displayName: null, bio: "  ", location: "" })).toEqual({
      ...nothing,
      email: ada.email,
    });
    expect(await open(ada).profile()).toEqual({ ...nothing, email: ada.email });
  });

  test("shows name and bio to other people, and the location to nobody", async () => {
    const [ada, bo] = [await person("ada"), await person("bo")];
    granted(await open(bo).updateProfile(words));

    const { json, text } = await sendRequest("GET", `/api/users?search=${bo.username}`, { headers: bearer(ada) });

    expect(json).toEqual([
      {
        id: bo.id,
        username: bo.username,
        displayName: words.displayName,
        bio: words.bio,
        profilePicture: null,
      },
    ]);
    expect(text).not.toContain("London");
  });

  test("is found by the new name, not by the old one, and by neither while anonymous", async () => {
    const [ada, bo] = [await person("ada"), await person("bo")];
    const found = async (name: string) => {
      const { found: people } = granted(await peopleDoors[1].open(ada).people(name));
      return people.map(({ id }) => id);
    };
    const [first, second] = [aName(), aName()];

    granted(await open(bo).updateProfile({ displayName: first }));
    expect(await found(first)).toEqual([bo.id]);
    granted(await open(bo).updateProfile({ displayName: second }));
    expect([await found(first), await found(second)]).toEqual([[], [bo.id]]);

    await setAnonymous(bo);
    granted(await open(bo).updateProfile({ displayName: first }));
    expect([await found(first), await found(second)]).toEqual([[], []]);
    await setAnonymous(bo, false);
    expect(await found(first)).toEqual([bo.id]);
  });

  test.each([
    ["displayName", "a".repeat(51), "Display name can be at most 50 characters."],
    ["displayName", "\u200b\u00ad", "Please use at least one visible letter, on one line."],
    ["displayName", "Ada\u202etxt.exe", "Please use at least one visible letter, on one line."],
    ["displayName", "Ada\nBo", "Please use at least one visible letter, on one line."],
    ["bio", "a".repeat(151), "Bio can be at most 150 characters."],
    ["bio", "a\0b", "Bio contains a character that cannot be saved."],
    ["location", "a".repeat(101), "Location can be at most 100 characters."],
    ["email", "", "Please enter a valid email address."],
    ["email", "ada at home", "Please enter a valid email address."],
  ])("refuses a %s of %j at its field, and changes nothing", async (field, value, message) => {
    const ada = await person("ada");
    granted(await open(ada).updateProfile(words));

    const answer = await open(ada).updateProfile({ displayName: "Somebody else", bio: null, [field]: value });

    expect(answer).toEqual({ status: 400, message, field });
    expect(await open(ada).profile()).toMatchObject(words);
  });

  test("of a visitor is nobody's", async () => {
    expect(await open().updateProfile(words)).toEqual({ status: 401, message: "Unauthorized" });
  });

  test("changed by several devices at once keeps every change", async () => {
    const ada = await person("ada");
    const picture = await somePicture();
    const edits = [
      { displayName: words.displayName },
      { bio: words.bio },
      { location: words.location },
      { profilePicture: picture },
      { email: registration("moved").email },
    ];

    const answers = await Promise.all(edits.map((edit) => open(ada).updateProfile(edit)));

    answers.map(granted);
    expect(await open(ada).profile()).toEqual({ ...words, email: edits[4]?.email, hasPicture: true });
  });

  test("changed while its key is renewed keeps every change", async () => {
    const ada = await person("ada");

    const [, ...answers] = await Promise.all([
      renew(ada.id),
      open(ada).updateProfile({ bio: words.bio }),
      open(ada).updateProfile({ location: words.location }),
    ]);

    answers.map(granted);
    await renew(ada.id);
    expect(await open(ada).profile()).toMatchObject({ bio: words.bio, location: words.location });
  });
});

describe.each(doors)("another address over $name", ({ open }) => {
  test("is used for signing in from then on, and ends every other session", async () => {
    const ada = await person("ada");
    const there = await signedInAgain(ada);
    const { email } = registration("moved");

    expect(await open(ada).updateProfile({ email })).toMatchObject({ email });

    expect(await open(ada).profile()).toMatchObject({ email });
    expect(await open(there).profile()).toMatchObject({ status: 401 });
    expect(await open().login({ email: ada.email, password: ada.password })).toMatchObject({ status: 401 });
    expect(await open().login({ email: email.toUpperCase(), password: ada.password })).toMatchObject({ email });
  });

  test("ends the links to a new password, too", async () => {
    const ada = await person("ada");
    await sql`
      insert into "ResetLink" ("tokenHash", "userId", "expiresAt")
      values (${Buffer.from(ada.id)}::bytea, ${ada.id}::uuid, now() + interval '1 hour')`;

    granted(await open(ada).updateProfile({ email: registration("moved").email }));

    expect(await sql`select 1 from "ResetLink" where "userId" = ${ada.id}::uuid`).toEqual([]);
  });

  test("spelled differently ends no session", async () => {
    const ada = await person("ada");
    const there = await signedInAgain(ada);

    expect(await open(ada).updateProfile({ email: ada.email.toUpperCase() })).toMatchObject({
      email: ada.email.toUpperCase(),
    });
    expect(await open(there).profile()).toMatchObject({ email: ada.email.toUpperCase() });
  });

  test("that another account has is refused, in any spelling, and changes nothing", async () => {
    const [ada, bo] = [await person("ada"), await person("bo")];
    const there = await signedInAgain(ada);

    for (const email of [bo.email, bo.email.toUpperCase()])
      expect(await open(ada).updateProfile({ email, bio: "Moved" })).toEqual({
        status: 409,
        message: "An account with this email already exists.",
        field: "email",
      });

    expect(await open(there).profile()).toEqual({ ...nothing, email: ada.email });
  });

  test("that two want at once is one's", async () => {
    const [ada, bo] = [await person("ada"), await person("bo")];
    const { email } = registration("both");

    const answers = await Promise.all([ada, bo].map((one) => open(one).updateProfile({ email })));

    expect(answers.filter((answer) => "status" in answer)).toEqual([expect.objectContaining({ status: 409 })]);
  });

  test("is free for other people once it was changed", async () => {
    const [ada, bo] = [await person("ada"), await person("bo")];
    granted(await open(ada).updateProfile({ email: registration("moved").email }));

    expect(await open(bo).updateProfile({ email: ada.email })).toMatchObject({ email: ada.email });
  });

  test("is sent to Stripe, which must confirm it", async () => {
    const ada = await customer();
    const { email } = registration("moved");

    stripe.is("busy");
    expect(await open(ada).updateProfile({ email, bio: "Moved" })).toMatchObject({ status: 503 });
    expect(await open(ada).profile()).toEqual({ ...nothing, email: ada.email });

    stripe.is("well");
    granted(await open(ada).updateProfile({ email }));
    expect(await addressAtStripe(ada)).toBe(email);
  });

  test("that is taken in between is taken back at Stripe", async () => {
    const [ada, bo] = [await customer(), await customer()];
    const { email } = registration("both");

    await Promise.all([ada, bo].map((one) => open(one).updateProfile({ email })));

    for (const one of [ada, bo]) expect(await addressAtStripe(one)).toBe(granted(await open(one).profile()).email);
  });
});

test("an address is changed so many times, and no more", async () => {
  const ada = rest.open(await person("ada"));

  const answers = [];
  for (let change = 0; change < 31; change += 1)
    answers.push(await ada.updateProfile({ email: registration("moved").email }));

  expect(answers.slice(0, 30).filter((answer) => "status" in answer)).toEqual([]);
  expect(answers[30]).toEqual({
    status: 429,
    message: expect.stringMatching(/^You’ve changed your email too often\. Please try again in \d+ minutes?\.$/),
  });
  expect(await ada.updateProfile({ bio: "Home." })).toMatchObject({ bio: "Home." });
});

let names = 0;

function aName(): string {
  names += 1;
  return `Zo${String.fromCharCode(97 + (names % 26))}${crypto.randomUUID().replaceAll("-", "").slice(0, 9)}`;
}

async function customer(): Promise<Person> {
  const ada = await person("ada");
  await sendRequest("POST", "/api/create-portal-session", { headers: bearer(ada), body: { email: ada.email } });
  return ada;
}

async function addressAtStripe({ id }: Person): Promise<string | undefined> {
  const [row] = await sql<{ id: string }>`select id from "Customer" where "userId" = ${id}::uuid`;
  return stripe.customers.get(row?.id ?? "")?.email;
}
