import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { settingNames, settings, type SettingName } from "#domain/settings.ts";
import { root } from "#server/base/root.ts";

/** What people know by heart. Other tests follow the table of domain/settings.ts. */
const known = {
  dailyReminder: {
    standard: true,
    section: "Notifications",
    label: "Daily Check-in Reminder",
    named: "daily reminder",
  },
  karmaMessages: { standard: true, section: "Notifications", label: "Karma Messages", named: "karma messages" },
  anonymousMode: { standard: false, section: "Privacy", label: "Anonymous Mode", named: "anonymous mode" },
  insights: { standard: true, section: "Privacy", label: "Insights", named: "insights" },
};

test("the switches have these defaults, sections and names, in this order", () => {
  expect(settings).toMatchObject(known);
  expect(settingNames.filter((name) => name in known)).toEqual(Object.keys(known));
});

test("docs/rules.md names each switch and says whether it is on at first", () => {
  expect(
    missingIn("docs/rules.md", (name) => `${settings[name].label} (${settings[name].standard ? "on" : "off"})`),
  ).toEqual([]);
});

test("each switch is a column of the table User, with the same default", () => {
  expect(missingIn("prisma/schema.prisma", (name) => `${name} Boolean @default(${settings[name].standard})`)).toEqual(
    [],
  );
});

/** Lists what a file should say of each setting and does not. Runs of blanks count as one. */
function missingIn(file: string, said: (name: SettingName) => string): string[] {
  const text = readFileSync(join(root, file), "utf8").replaceAll(/ +/g, " ");
  return settingNames.map((name) => said(name)).filter((sentence) => !text.includes(sentence));
}
