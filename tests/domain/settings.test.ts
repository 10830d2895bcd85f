import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { settingNames, settings } from "#domain/settings.ts";
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
  const rules = readFileSync(join(root, "docs/rules.md"), "utf8");
  const sentences = settingNames.map((name) => `${settings[name].label} (${settings[name].standard ? "on" : "off"})`);

  expect(sentences.filter((sentence) => !rules.includes(sentence))).toEqual([]);
});
