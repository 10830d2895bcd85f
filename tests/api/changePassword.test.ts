import { describe, expect, test } from "vitest";
import { sql } from "#server/store/db.ts";
import { makeResetLink, resetPassword } from "#server/nouns/account/resetPassword.ts";
import { useApp } from "#tests/support/app.ts";
import { granted } from "#tests/support/door.ts";
import { doors } from "#tests/support/doors.ts";
import { sendRequest } from "#tests/support/requests.ts";
import { person, signedInAgain } from "#tests/support/people.ts";

useApp();

const newPassword = "another secret";
const turnedAway = { status: 401, message: "Unauthorized" };
const wrong = { status: 400, message: "That is not your current password.", field: "currentPassword" };

describe.each(doors)("changing the password over $name", ({ open }) => {
  test("admits only the new one, and signs out every other device", async () => {
    const ada = await person("ada");
    const phone = await signedInAgain(ada);

    expect(await open(ada).changePassword({ currentPassword: ada.password, newPassword })).toBe("changed");

    expect(await open(phone).me()).toEqual(turnedAway);
    expect(await open(ada).me()).toMatchObject({ email: ada.email });
    expect(await open().login({ email: ada.email, password: ada.password })).toMatchObject({ status: 401 });
    granted(await open().login({ email: ada.email, password: newPassword }));
  });

  test("requires the current one, and changes nothing without it", async () => {
    const ada = await person("ada");
    const phone = await signedInAgain(ada);

    expect(await open(ada).changePassword({ currentPassword: "a guess", newPassword })).toEqual(wrong);

    expect(await open(phone).me()).toMatchObject({ email: ada.email });
    granted(await open().login({ email: ada.email, password: ada.password }));
  });

  test.each([
    ["12345", "Password must be at least 6 characters long."],
    ["x".repeat(1025), "Password can be at most 1,024 characters."],
    ["nul\0 inside", "Password contains a character that cannot be saved."],
  ])("refuses %s as the form of registration does", async (password, message) => {
    const ada = await person("ada");

    expect(await open(ada).changePassword({ currentPassword: ada.password, newPassword: password })).toEqual({
      status: 400,
      message,
      field: "newPassword",
    });
  });

  test("ends guessing after ten times, whichever door is tried, and only for that person", async () => {
    const [ada, bo] = [await person("ada"), await person("bo")];
    const guess = () => open(ada).changePassword({ currentPassword: "a guess", newPassword });
    for (let times = 0; times < 10; times += 1) expect(await guess()).toEqual(wrong);

    for (const door of doors)
      expect(await door.open(ada).changePassword({ currentPassword: ada.password, newPassword })).toMatchObject({
        status: 429,
      });
    expect(await open(bo).changePassword({ currentPassword: bo.password, newPassword })).toBe("changed");
  });

  test("from two devices at once succeeds on one of them", async () => {
    const ada = await person("ada");
    const phone = await signedInAgain(ada);

    const answers = await Promise.all(
      [ada, phone].map((device) => open(device).changePassword({ currentPassword: ada.password, newPassword })),
    );

    expect(answers).toContain("changed");
    expect(answers.filter((answer) => answer === "changed")).toHaveLength(1);
  });

  test("invalidates existing reset links", async () => {
    const ada = await person("ada");
    const token = await makeResetLink(ada.id);

    granted(await open(ada).changePassword({ currentPassword: ada.password, newPassword }));

    await expect(resetPassword({ token, password: "a third one" })).rejects.toThrow("no longer valid");
  });
});

test("the browser that changes it stays one that is known", async () => {
  const ada = await person("ada");

  const { headers } = await sendRequest("POST", "/api/auth/change-password", {
    headers: { cookie: `kindling=${ada.token}` },
    body: { currentPassword: ada.password, newPassword },
  });

  expect(headers["set-cookie"]).toEqual([expect.stringMatching(/^kindling-device=[\w.-]{60};/)]);
});

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0";

describe.each(doors)("devices over $name", ({ open }) => {
  test("are listed by browser and system, this one first, then the one last seen", async () => {
    const ada = await person("ada");
    await age(ada.id, 3);
    await sendRequest("POST", "/api/auth/login", {
      headers: { "user-agent": firefox },
      body: { email: ada.email, password: ada.password },
    });
    await sendRequest("POST", "/api/auth/login", { body: { email: ada.email, password: ada.password } });

    const devices = granted(await open(ada).devices());

    expect(devices.map(({ device, isThisOne }) => [device, isThisOne])).toEqual([
      [null, true],
      [null, false],
      ["Firefox on Linux", false],
    ]);
    expect(Object.keys(devices[0] ?? {}).toSorted()).toEqual(["createdAt", "device", "id", "isThisOne", "lastSeenAt"]);
  });

  test("that are signed out are out, and no other is", async () => {
    const ada = await person("ada");
    const [phone, tablet] = [await signedInAgain(ada), await signedInAgain(ada)];
    const ofPhone = granted(await open(phone).devices())[0]?.id ?? "";

    expect(await open(ada).signDeviceOut(ofPhone)).toBe("signed out");

    expect(await open(phone).me()).toEqual(turnedAway);
    expect(await open(tablet).me()).toMatchObject({ email: ada.email });
    expect(granted(await open(ada).devices())).toHaveLength(2);
  });

  test("are all signed out at once, but for this one", async () => {
    const [ada, bo] = [await person("ada"), await person("bo")];
    const [phone, tablet] = [await signedInAgain(ada), await signedInAgain(ada)];

    expect(await open(ada).signOthersOut()).toBe("signed out");

    for (const other of [phone, tablet]) expect(await open(other).me()).toEqual(turnedAway);
    expect(granted(await open(ada).devices())).toMatchObject([{ isThisOne: true }]);
    expect(await open(bo).me()).toMatchObject({ email: bo.email });
    expect(await open(ada).signOthersOut()).toBe("signed out");
  });

  test("whose time is over are not listed", async () => {
    const ada = await person("ada");
    await signedInAgain(ada);
    await age(ada.id, 31 * 24);

    expect(await open(await signedInAgain(ada)).devices()).toMatchObject([{ isThisOne: true }]);
  });
});

async function age(userId: string, hours: number): Promise<void> {
  await sql`
    update "Session" set "lastSeenAt" = now() - make_interval(hours => ${hours}::int)
    where "userId" = ${userId}::uuid`;
}
