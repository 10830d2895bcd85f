import { describe, expect, test } from "vitest";
import { eachSetting, settingNames, settings, type Settings } from "#domain/settings.ts";
import { useApp } from "#tests/support/app.ts";
import { doors } from "#tests/support/doors.ts";
import { granted } from "#tests/support/door.ts";
import { ask, bearer, sendRequest } from "#tests/support/requests.ts";
import { person, signedInAgain, type Person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";

useApp();

const defaults: Settings = eachSetting((name) => settings[name].standard);

describe.each(doors)("settings over $name", ({ open }) => {
  test("have their defaults at first", async () => {
    expect(await open(await person("ada")).settings()).toEqual(defaults);
  });

  test.each(settingNames)("%s is switched alone, and every session of the person sees it", async (name) => {
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
    const devices = await Promise.all(
      settingNames.map(async (name) => ({ name, device: open(await signedInAgain(ada)) })),
    );

    await Promise.all(devices.map(({ name, device }) => device.changeSetting(name, !defaults[name])));

    expect(await open(ada).settings()).toEqual(eachSetting((name) => !defaults[name]));
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

      expect(
        await sendRequest("POST", "/api/user/settings", { headers, body: { setting, value: true } }),
      ).toMatchObject({
        status: 400,
        json: {
          message: "There is no such setting.",
          details: `One of ${settingNames.join(", ")}.`,
          field: "setting",
        },
      });
    },
  );

  test.each([undefined, null, "true", 1])("the value %j is refused at its field over REST", async (value) => {
    const headers = bearer(await person("ada"));

    expect(
      await sendRequest("POST", "/api/user/settings", { headers, body: { setting: "insights", value } }),
    ).toMatchObject({
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

describe.each(doors)("the time zone over $name", ({ open }) => {
  const from = (zone: string, ada: Person) => open(ada, { zone });

  test("is the device's until one is chosen, which then counts wherever the device is", async () => {
    const ada = await person("ada", { zone: "Europe/Paris" });
    expect(granted(await from("Asia/Tokyo", ada).me()).timeZone).toBe("Asia/Tokyo");

    expect(await from("Asia/Tokyo", ada).fixTimeZone("Pacific/Kiritimati")).toBe("fixed");

    expect(granted(await from("Asia/Tokyo", ada).me()).timeZone).toBe("Pacific/Kiritimati");
    expect(granted(await open(ada).me()).timeZone).toBe("Pacific/Kiritimati");
  });

  test("follows the device again, and keeps its zone if the device sends none", async () => {
    const ada = await person("ada", { zone: "Europe/Paris" });
    granted(await from("Asia/Tokyo", ada).fixTimeZone("Pacific/Kiritimati"));

    expect(await from("Asia/Tokyo", ada).fixTimeZone(null)).toBe("fixed");

    expect(granted(await from("Europe/Oslo", ada).me()).timeZone).toBe("Europe/Oslo");
    expect(granted(await open(ada).me()).timeZone).toBe("Asia/Tokyo");
  });

  test.each(["", "Paris", "+02:00", "Mars/Olympus_Mons", "x".repeat(1_000)])(
    "%j is none, and changes nothing",
    async (zone) => {
      const ada = await person("ada", { zone: "Europe/Paris" });

      expect(await open(ada).fixTimeZone(zone)).toEqual({
        status: 400,
        message: "There is no such time zone.",
        field: "timeZone",
      });
      expect(granted(await open(ada).me()).timeZone).toBe("Europe/Paris");
    },
  );
});

describe("each address of the settings", () => {
  test.each(["/api/user/settings", "/api/api/user/settings"])("a setting is changed at %s", async (path) => {
    const answer = await sendRequest("POST", path, {
      headers: bearer(await person("ada")),
      body: { setting: "anonymousMode", value: true },
    });

    expect(answer).toMatchObject({ status: 200, json: { ...defaults, anonymousMode: true } });
  });

  test.each(["1", "user", "me", "own"] as const)(
    "PATCH /user/%s gives the true balance, whatever is sent",
    async (named) => {
      const ada = await person("ada");
      granted(await restDoor({ as: ada }).logAction());
      const { gold, coal } = granted(await restDoor({ as: ada }).balance());

      const answer = await sendRequest("PATCH", `/api/user/${named === "own" ? ada.id : named}`, {
        headers: bearer(ada),
        body: { karmaGold: 4_000, karmaCoal: 3 },
      });

      expect(answer).toMatchObject({ status: 200, json: { karmaGold: gold, karmaCoal: coal } });
      expect(await restDoor({ as: ada }).balance()).toEqual({ gold, coal });
    },
  );

  test("PATCH /user/{id} of another is forbidden, be they there or not", async () => {
    const headers = bearer(await person("ada"));
    const ids = [(await person("bo")).id, crypto.randomUUID(), "ada", "%00"];

    for (const id of ids) {
      const answer = await sendRequest("PATCH", `/api/user/${id}`, { headers, body: {} });
      expect(answer).toMatchObject({ status: 403, json: { message: "These are for their owner alone." } });
    }
  });
});
