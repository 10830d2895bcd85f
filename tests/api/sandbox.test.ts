import { expect, test } from "vitest";
import { sql } from "#server/store/db.ts";
import { useApp } from "#tests/support/app.ts";
import { bearer, sendRequest, type Answer } from "#tests/support/requests.ts";
import { person, type Person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";

useApp();

test("in the sandbox a payment admits an expired account, and its end locks it again", async () => {
  const ada = await person("ada");
  await practise(ada, "end", ada);
  expect(await restDoor({ as: ada }).me()).toMatchObject({ status: 401, subscriptionExpired: true });

  expect(await practise(ada, "pay", ada)).toMatchObject({ status: 303, headers: { location: "/#sign-in" } });
  expect(await restDoor({ as: ada }).me()).toMatchObject({ email: ada.email });

  await practise(ada, "cancel", ada);
  expect(await restDoor({ as: ada }).me()).toMatchObject({ status: 401, subscriptionExpired: true });
});

test("in the sandbox nobody can pay for another, cancel their subscription or end their trial", async () => {
  const [ada, bo] = [await person("ada"), await person("bo")];

  for (const practice of ["pay", "cancel", "end"])
    for (const caller of [undefined, bo]) expect((await practise(ada, practice, caller)).status).toBe(403);

  expect(await restDoor({ as: ada }).me()).toMatchObject({ email: ada.email });
  expect(await sql`select subscribed from "User" where id = ${ada.id}::uuid`).toEqual([{ subscribed: false }]);
});

test("in the sandbox a payment gives no new trial", async () => {
  const ada = await person("ada");
  const trialOf = () => sql`select "trialEndsAt" from "User" where id = ${ada.id}::uuid`;
  const before = await trialOf();

  expect((await practise(ada, "pay", ada)).status).toBe(303);

  expect(await trialOf()).toEqual(before);
});

test("in the sandbox the portal is the checkout", async () => {
  const ada = await person("ada");
  const answer = await sendRequest("POST", "/api/create-portal-session", {
    headers: bearer(ada),
    body: { email: "x" },
  });

  const { url } = answer.json as { url: string };
  expect(new URL(url).pathname).toBe("/checkout");
  expect(new URL(url).searchParams.get("email")).toBe(ada.email);

  const page = await sendRequest("GET", `/checkout${new URL(url).search}`);
  expect(page.text).toMatch(/<a class="button big" href="\/settings">Back to Settings<\/a>/);

  // Opened without a session, as the native shell does.
  expect((await sendRequest("POST", `/checkout${new URL(url).search}`, { body: "practice=cancel" })).status).toBe(403);
  const paid = await sendRequest("POST", `/checkout${new URL(url).search}`, { body: "practice=pay" });
  expect(paid).toMatchObject({ status: 303, headers: { location: "/settings" } });
  expect(await sql`select subscribed from "User" where id = ${ada.id}::uuid`).toEqual([{ subscribed: true }]);
});

function practise({ email }: { email: string }, practice: string, caller?: Person): Promise<Answer> {
  const headers = caller ? bearer(caller) : {};
  const body = new URLSearchParams({ practice }).toString();
  return sendRequest("POST", `/checkout?email=${encodeURIComponent(email)}`, { headers, body });
}
