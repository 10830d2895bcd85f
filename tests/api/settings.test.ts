import { describe, expect, test } from "vitest";
import { useApp } from "#tests/support/app.ts";
import { doors } from "#tests/support/doors.ts";
import { ask, bearer, knock } from "#tests/support/knock.ts";
import { person, signedInAgain } from "#tests/support/people.ts";

useApp();

const defaults = { dailyReminder: true, karmaMessages: true, anonymousMode: false, insights: true };
const names = ["dailyReminder", "karmaMessages", "anonymousMode", "insights"] as const;

describe.each(doors)("settings over $name", ({ open }) => {
  test("are what they are before anybody touches them", async () => {
    expect(await open(await person("ada")).settings()).toEqual(defaults);
  });

  test.each(names)("%s is switched alone, and every session of the person sees it", async (name) => {
    const ada = await person("ada");
    const [here, there, bo] = [open(ada), open(await signedInAgain(ada)), open(await person("bo"))];
    const switched = { ...defaults, [name]: !defaults[name] };

    expect(await here.changeSetting(name, !defaults[name])).toEqual(switched);
    expect(await here.settings()).toEqual(switched);
    expect(await there.settings()).toEqual(switched);
    expect(await bo.settings()).toEqual(defaults);

    expect(await there.changeSetting(name, defaults[name])).toEqual(defaults);
    expect(await here.settings()).toEqual(defaults);
  });

  test("switched twice the same way are switched once", async () => {
    const ada = open(await person("ada"));

    await ada.changeSetting("anonymousMode", true);
    expect(await ada.changeSetting("anonymousMode", true)).toEqual({ ...defaults, anonymousMode: true });
  });

  test("all switched at once from several devices are all switched", async () => {
    const ada = await person("ada");
    const devices = await Promise.all(names.map(async (name) => ({ name, device: open(await signedInAgain(ada)) })));

    await Promise.all(devices.map(({ name, device }) => device.changeSetting(name, !defaults[name])));

    expect(await open(ada).settings()).toEqual(Object.fromEntries(names.map((name) => [name, !defaults[name]])));
  });

  test("a visitor is turned away", async () => {
    expect(await open().changeSetting("insights", false)).toEqual({ status: 401, message: "Unauthorized" });
  });
});

describe("a setting nobody knows", () => {
  test.each(["", "dailyreminder", "email", "toString", "__proto__"])(
    "%j is refused at its field over REST",
    async (setting) => {
      const headers = bearer(await person("ada"));

      expect(await knock("POST", "/api/user/settings", { headers, body: { setting, value: true } })).toMatchObject({
        status: 400,
        json: {
          message: "There is no such setting.",
          details: "One of dailyReminder, karmaMessages, anonymousMode, insights.",
          field: "setting",
        },
      });
    },
  );

  test.each([undefined, null, "true", 1])("the value %j is refused at its field over REST", async (value) => {
    const headers = bearer(await person("ada"));

    expect(await knock("POST", "/api/user/settings", { headers, body: { setting: "insights", value } })).toMatchObject({
      status: 400,
      json: { field: "value" },
    });
  });

  test("is no field of the input over GraphQL", async () => {
    const answer = await ask("mutation { changeSettings(input: { email: true }) { __typename } }", {
      headers: bearer(await person("ada")),
    });

    expect(answer).toMatchObject({ status: 400, json: { errors: [{ message: expect.stringContaining("email") }] } });
  });
});
