import { readFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { documentsFolder } from "#server/doors/graph/documents.ts";
import { houseRules } from "#tests/support/houseRules.ts";
import { manifest, packageProblems, type Manifest } from "#tests/support/packages.ts";
import { readSources, sourceFrom, type Source } from "#tests/support/sources.ts";
import { testFolders } from "../vitest.config.ts";

const sources = readSources(["domain", "server", "client", "tests", "scripts", "bench", "prisma"]);

describe("in this repository", () => {
  test.each(houseRules.map((rule) => [rule.says, rule] as const))("%s", (_says, { broken }) => {
    const found = sources.flatMap((source) => {
      const words = broken(source, sources);
      return words ? [`${source.path} ${words}.`] : [];
    });

    expect(found).toEqual([]);
  });

  test("there is something to look at", () => {
    expect(sources.map(({ path }) => path)).toContain("domain/karma.ts");
  });

  test("each test stands in a folder that vitest.config.ts names, so that it runs", () => {
    const tests = sources.map(({ path }) => path).filter((path) => /\.test\.tsx?$/.test(path));

    expect(tests.filter((path) => !testFolders.has(dirname(path)))).toEqual([]);
  });
});

describe("the rules bite", () => {
  const db = 'import { db } from "#server/store/db.ts";';

  const bad: [path: string, text: string, words: RegExp, ...others: [path: string, text: string][]][] = [
    [
      "domain/karma.ts",
      'import { log } from "#server/base/log.ts";',
      /^imports #server\/base\/log\.ts\. domain\/ may import domain;/,
    ],
    ["domain/karma.ts", 'import type { Log } from "../server/base/log.ts";', /^imports \.\.\/server\/base\/log\.ts/],
    ["client/program/main.tsx", 'import { sql } from "#server/store/db.ts";', /^imports #server\/store\/db\.ts/],
    ["client/program/main.tsx", 'const page = await import("#server/store/db.ts");', /^imports #server\/store\/db\.ts/],
    [
      "server/program/app.ts",
      'import {\n  Screen,\n} from "#client/ui/Screen.tsx";',
      /^imports #client\/ui\/Screen\.tsx/,
    ],
    ["server/program/app.ts", 'export * from "#client/ui/Screen.tsx";', /^imports #client\/ui\/Screen\.tsx/],
    [
      "server/nouns/moods/moods.rest.ts",
      "const day = z.iso.date();",
      /^says z\.iso\. Use a shape of server\/kit\/times\.ts/,
    ],
    ["domain/days.ts", "throw new RangeError(`Not a date: ${day}`);", /The log has these messages/],
    ["domain/days.ts", 'import { z } from "zod";', /^imports zod\. domain\/ has no packages/],
    ["domain/days.ts", "const now = Date.now();", /^says Date\.now\. Take the time/],
    ["domain/days.ts", "const since = performance.now();", /^says performance\. /],
    ["domain/quotes.ts", "const id = crypto.randomUUID();", /^says crypto\. /],
    ["domain/karma.ts", "console.log(gold);", /^says console\. /],
    ["client/ui/fields/Field.tsx", 'hint="At least 6 characters."', /^says "At least 6 characters"\. Take the number/],
    ["server/nouns/exchanges/exchanges.rest.ts", 'describe("At most 1,000 characters.")', /^says "At most 1,000 char/],
    ["client/screens/landing/RegistrationForm.tsx", "Start 7-Day Free Trial", /^says "7-Day"/],
    ["client/ui/fields/Field.tsx", 'import { join } from "node:path";', /^imports node:path/],
    ["domain/days.ts", 'import { scale } from "./limits";', /^imports \.\/limits without the file's extension/],
    ["tests/api/moods.test.ts", 'import { db } from "../../server/store/db.ts";', /Write #server\/store\/db\.ts$/],
    [
      "server/nouns/moods/moods.graph.ts",
      db,
      /^imports #server\/store\/db\.ts\. Call an operation of a file beside it/,
    ],
    [
      "server/nouns/moods/moods.rest.ts",
      'import { db } from "../../store/db.ts";',
      /^imports \.\.\/\.\.\/store\/db\.ts\. Call an operation/,
    ],
    [
      "server/nouns/moods/moods.rest.ts",
      'import { Mood } from "#server/generated/prisma/client.ts";',
      /Call an operation/,
    ],
    ["server/doors/rest/serve.ts", db, /Move the statement to the noun whose rows it reads/],
    ["server/diary/stamps.ts", 'import pg from "pg";', /Move the statement to the noun/],
    [
      "server/kit/rest/route.ts",
      'import { runnerOn } from "#server/store/runner.ts";',
      /Move the statement to the noun/,
    ],
    ["server/nouns/moods/moods.ts", 'import { Mood } from "./moods.graph.ts";', /belongs in the operation's file/],
    [
      "server/nouns/account/account.rest.ts",
      'import { currentMood } from "#server/nouns/moods/moods.ts";',
      /^imports #server\/nouns\/moods\/moods\.ts, and there server\/nouns\/moods imports server\/nouns\/account\./,
      ["server/nouns/moods/moods.graph.ts", 'import { Viewer } from "#server/nouns/account/account.graph.ts";'],
    ],
    [
      "server/nouns/billing/checkout.ts",
      'import type { Person } from "#server/nouns/profile/profile.ts";',
      /and there server\/nouns\/profile imports server\/nouns\/account imports server\/nouns\/billing\./,
      ["server/nouns/profile/profile.ts", 'import { readSession } from "#server/nouns/account/session.ts";'],
      ["server/nouns/account/session.ts", 'import { trialHasEnded } from "#server/nouns/billing/billing.ts";'],
    ],
    [
      "server/store/db.ts",
      'import { pool } from "./pool.ts";',
      /^imports \.\/pool\.ts, and there server\/store\/pool\.ts imports server\/store\/db\.ts\./,
      ["server/store/pool.ts", 'import { sql } from "./db.ts";'],
    ],
    [
      "server/kit/graph/builder.ts",
      'import type { Viewer } from "#server/nouns/account/viewer.ts";',
      /^imports #server\/nouns\/account\/viewer\.ts, which stands on a higher floor/,
    ],
    [
      "client/ui/overlays/Dialog.tsx",
      'import { useShell } from "#client/chrome/session/shell.ts";',
      /^imports #client\/chrome\/session\/shell\.ts, which stands on a higher floor/,
    ],
    [
      "client/screens/_people/PersonRow.tsx",
      'const list = await import("#client/screens/user-list/UserList.tsx");',
      /^imports #client\/screens\/user-list\/UserList\.tsx, which stands on a higher floor/,
    ],
    [
      "client/chrome/session/session.ts",
      'import type { Head } from "../screen/Screen.tsx";',
      /^imports \.\.\/screen\/Screen\.tsx, and there client\/chrome\/screen imports client\/chrome\/session\./,
      ["client/chrome/screen/Screen.tsx", 'import { useHeadingFocus } from "../session/headingFocus.ts";'],
    ],
    [
      "client/screens/journal/editors/MoodEditor.tsx",
      'import { MoodForm } from "#client/screens/mood/MoodForm.tsx";',
      /^imports #client\/screens\/mood\/MoodForm\.tsx\. What two screens share has a room of its own/,
    ],
    ["server/nouns/moods/streaks.graph.ts", "", /^opens no streaks\.ts\. Name it for the file beside it/],
    [
      "server/nouns/moods/save.rest.ts",
      "",
      /^opens no save\.ts/,
      ["server/nouns/moods/saveMood.ts", ""],
      ["server/nouns/actions/save.ts", ""],
    ],
    ["server/nouns/moods/parts/save.ts", "", /^is deeper than server\/nouns\/moods\//],
    ["server/program/app.ts", "\n".repeat(251), /^has 251 lines\. Split it/],
    ["domain/karma/rule.ts", "", /^is out of place/],
    [
      "client/screens/mood/MoodScreen.tsx",
      'import * as Ariakit from "@ariakit/react";',
      /Use a component of client\/ui/,
    ],
    ["client/program/App.tsx", 'import { Root } from "@radix-ui/react-toast";', /Use a component of client\/ui/],
    ["client/ui/fields/Field.css.ts", 'const ink = "#1F2A37";', /^has the colour #1F2A37\. Use a token/],
    ["client/screens/home/Scale.tsx", '<path fill="#fff" />', /^has the colour #fff/],
    ["client/ui/fields/Field.css.ts", "border: `1px solid #add`", /^has the colour #add/],
    ["client/screens/home/Scale.tsx", 'const ink = "#1F2A37";', /^has the colour #1F2A37/],
    ["client/screens/home/Scale.tsx", 'style={{ background: "linear-gradient(#add, #bed)" }}', /^has the colour #add/],
    ["client/chrome/frame/Header.tsx", 'const shade = "rgb(0 0 0 / 0.2)";', /^has the colour rgb\(/],
    ["server/nouns/moods/utils.ts", "", /^has "utils\.ts" in its path/],
    ["client/hooks/useSubmit.ts", "", /^has "hooks" in its path/],
    ["domain/index.ts", "", /^has "index\.ts" in its path/],
    ["client/ui/field.tsx", "", /written in PascalCase/],
    ["server/Config.ts", "", /written in camelCase/],
    ["server/rate-limits.ts", "", /written in camelCase/],
    ["scripts/migrateNew.mjs", "", /written in kebab-case/],
    ["client/ui/fields/Slider.tsx", "", /^has no Slider\.gallery\.tsx beside it\. Export its states there/],
    ["client/ui/fields/Lonely.gallery.tsx", "", /^has no Lonely\.tsx beside it\. A gallery file/],
    [
      "client/screens/mood/MoodScreen.tsx",
      'import { Usual } from "#client/ui/controls/Button.gallery.tsx";',
      /^imports #client\/ui\/controls\/Button\.gallery\.tsx\. Only the gallery/,
    ],
    ["client/ui/controls/Button.tsx", 'import { compound } from "../gallery/texts.ts";', /Only the gallery/],
    ["client/ui/Lonely.css.ts", "", /^has no Lonely\.tsx beside it/],
    ["tests/api/moods.more.test.ts", "", /^has the suffix \.more/],
    ["client/ui/controls/Button.tsx", "export default function Button() {}", /^has a default export/],
    ["client/ui/controls/Button.tsx", "export { Button as default };", /^has a default export/],
    ["server/program/app.ts", "// TODO: later", /^says TODO\. Do it/],
    ["client/ui/notes/StaleNote.tsx", "<p>We couldn’t get newer ones.</p>", /^says "We"\. Name who it is/],
    ["server/nouns/safety/report.ts", '"Thank you. We’ll review it."', /^says "We’ll"\. Name who it is/],
    ["client/platform/requestError.ts", '"Something went wrong on our side."', /^says "our"\. Name who it is/],
    ["tests/api/moods.test.ts", 'describe("moods", () => {\n  test.skip("later", () => {});\n});', /^has \.skip\./],
    ["tests/api/moods.test.ts", 'test.concurrent.only("one", () => {});', /^has \.only\./],
    ["tests/api/moods.test.ts", 'describe.skipIf(isSlow)("moods", () => {});', /^has \.skipIf\./],
    ["tests/api/moods.test.ts", "test.skip.each([1, 2])", /^has \.skip\./],
    ["tests/api/moods.test.ts", 'test.each([\n  1,\n]).only("one", () => {});', /^has \.only\./],
    ["server/nouns/moods/moods.ts", "const now = Date.now();", /^says Date\.now\. Use the clock of server\/base/],
    ["server/nouns/moods/moods.ts", "const day = localDateOf(new Date(), zone);", /^says new Date\(\)\. Use the clock/],
    ["server/program/app.ts", "const begunAt = performance.now();", /^says performance\.now\. /],
    ["server/base/bus.ts", "setTimeout(look, 50).unref();", /^says setTimeout\. /],
    ["server/base/bus.ts", "const timer = setInterval(look, 50);", /^says setInterval\. /],
    ["server/store/pool.ts", 'import { setTimeout as pause } from "node:timers/promises";', /^says setTimeout\. /],
    ["server/store/pool.ts", 'import * as timers from "node:timers";', /^says node:timers\. /],
    ["server/nouns/moods/moods.ts", 'await sql`update "Mood" set "editedAt" = now()`;', /^says now\(\)\. .* sqlNow/],
    ["client/ui/overlays/toasts.ts", "const at = Date.now();", /^says Date\.now\. Use now, after or every/],
    ["client/screens/mood/MoodForm.tsx", "const now = new Date();", /^says new Date\(\)/],
    ["client/data/entries/outbox.ts", "clearTimeout(timer);", /^says clearTimeout/],
    ["client/chrome/session/useNow.ts", "const timer = setInterval(look, 60_000);", /^says setInterval/],
    ["client/ui/overlays/Toast.tsx", 'void import("./clearance.ts").then(setClearance);', /^calls then on an import/],
    ["tests/quarantine/api/moods.test.ts", 'import "./moods.ts";', /^does not begin with its line\. Write/],
    ["tests/quarantine/e2e/page.test.ts", "// Quarantined in summer: slow", /^does not begin with its line/],
    ["tests/quarantine/e2e/page.test.ts", "// Quarantined 2026-11-27: ", /^does not begin with its line/],
    ["tests/api/moods.test.ts", "const patience = { timeout: 5_000 };", /^says timeout: 5_000\. Wait for an event/],
    ["tests/api/moods.test.ts", "vi.setConfig({ hookTimeout: 120_000 });", /^says hookTimeout: 120_000\./],
    ["tests/support/page.ts", "context.setDefaultTimeout(60_000);", /^says setDefaultTimeout\(60_000\./],
    ["tests/e2e/page.test.ts", "await page.waitForTimeout(500);", /^says waitForTimeout\(\./],
    ["tests/api/moods.test.ts", "await vi.waitFor(() => expect(moods).toEqual([]), 5000);", /^says vi\.waitFor\(\./],
    [
      "tests/api/moods.test.ts",
      'test("one", () => add(1), 5000);',
      /^says test\("one", \(\) => add\(1\), 5000\);\. Wait/,
    ],
    [
      "tests/e2e/page.test.ts",
      'describe("a", () => {\n  test("b", () => {\n    cut();\n  }, 5_000);\n});',
      /^says \}, 5_000\);\./,
    ],
    ["tests/e2e/page.test.ts", "afterAll(async () => {\n  await stop();\n}, 300_000);", /^says \}, 300_000\);\./],
    ["tests/support/page.ts", "await pause(100);", /^says pause\(\./],
    ["tests/support/page.ts", "while (isBusy()) await sleep(5);", /^says sleep\(\./],
    [
      "tests/support/page.ts",
      'import { setTimeout as later } from "node:timers/promises";',
      /^says setTimeout as later } from "node:timers\/promises"\./,
    ],
    ["tests/screens/mood.test.tsx", "await new Promise((resolve) => setTimeout(resolve));", /^says setTimeout\(\./],
    ["tests/screens/mood.test.tsx", 'test("one", { retry: 2 }, () => {});', /^says retry: 2\./],
    [
      "tests/screens/mood.test.tsx",
      'import { screen } from "@testing-library/react";',
      /^imports @testing-library\/react\. Import from #tests\/support\/screen\.ts/,
    ],
    ["tests/screens/news.test.tsx", "vi.useFakeTimers();", /^says vi\.useFakeTimers\. Wait by/],
    ["tests/screens/mood.test.tsx", "await vi.waitFor(() => expect(seen).toBe(1));", /^says vi\.waitFor/],
  ];

  test.each(bad)("on %s: %j", (path, text, words, ...others) => {
    const [source, ...rest] = sourcesOf([path, text], ...others);

    expect(houseRules.map(({ broken }) => broken(source, [source, ...rest])).filter(Boolean)).toContainEqual(
      expect.stringMatching(words),
    );
  });

  test("each of them on something", () => {
    const cases = bad.map(([path, text, , ...others]) => sourcesOf([path, text], ...others));

    const toothless = houseRules.filter(
      ({ broken }) => !cases.some(([source, ...rest]) => broken(source, [source, ...rest])),
    );

    expect(toothless.map(({ says }) => says)).toEqual([]);
  });

  const good: [path: string, text: string][] = [
    ["domain/days.ts", 'import { scale } from "./limits.ts";'],
    ["server/nouns/moods/moods.graph.ts", 'import { Viewer } from "#server/nouns/account/account.graph.ts";'],
    ["server/nouns/moods/moods.ts", 'import { entriesOf } from "#server/diary/entries.ts";'],
    ["client/screens/user-list/UserList.tsx", 'import { PersonRow } from "../_people/PersonRow.tsx";'],
    ["client/screens/journal/JournalScreen.tsx", 'import { EntryList } from "./list/EntryList.tsx";'],
    ["client/chrome/frame/Header.tsx", 'import { Bell } from "../bell/Bell.tsx";'],
    ["client/first/build/pages.mjs", 'import { root } from "#scripts/run.mjs";\nimport { join } from "node:path";'],
    ["server/store/pool.ts", 'import type { Sql } from "./runner.ts";'],
    ["domain/content/tips.ts", "// Never Date.now() here: a tip has no time.\nexport const tips = [];"],
    ["server/nouns/moods/moods.ts", `${db}\nimport { karmaFor } from "#domain/karma.ts";`],
    ["server/nouns/moods/moods.graph.ts", 'import type { Mood } from "#server/generated/prisma/client.ts";'],
    ["server/nouns/moods/moods.rest.ts", 'import { type Tx, type Sql } from "#server/store/runner.ts";'],
    ["server/nouns/account/session.ts", db],
    ["client/ui/fields/Field.tsx", 'import { useStoreState } from "@ariakit/react";'],
    ["server/nouns/moods/streaks.ts", db],
    ["server/program/app.ts", "\n".repeat(250)],
    ["client/platform/address.ts", "/** Our server. */\nconst ours = here; // Only we know."],
    ["domain/archive.ts", 'export const name = { "how-we-feel": "How We Feel", locale: "en-US" };'],
    ["client/screens/home/Scale.tsx", '<a href="/help#cafe"><path fill="url(#bead)" /></a>'],
    ["client/screens/home/Scale.tsx", '<a href="#feed">Order #123</a>'],
    ["client/screens/home/Scale.tsx", 'navigate("#add", "Order #123");'],
    ["client/ui/Face.tsx", "class Face { #face = 1; own() { return this.#face; } }"],
    ["client/ui/field.css.ts", "maskImage: `url(/icons.svg#bead)`"],
    ["client/theme/tokens.css.ts", 'export const gold = "#f2b83a";'],
    ["client/program/routes.tsx", 'export const routes = [{ lazy: () => import("./screens/mood/MoodScreen.tsx") }];'],
    ["client/pictures/Icon.tsx", 'import sprite from "./sprite.svg?url";'],
    ["tests/screens/mood.test.tsx", 'import { MoodScreen } from "#client/screens/mood/MoodScreen.tsx";'],
    ["scripts/migrate-new.mjs", 'import config from "../vite.config.ts";'],
    ["client/public/theme-before-paint.js", ""],
    ["server/nouns/moods/moods.ts", "const since = clock.now() - new Date(moment).getTime();"],
    ["scripts/dev.mjs", "setTimeout(stop, 1_000);"],
    ["client/platform/clock.ts", "export const clock = { now: () => Date.now() };"],
    ["client/first/browser/worker.js", "setTimeout(begin, 300);"],
    ["client/screens/mood/MoodForm.tsx", "const now = new Date(clock.now());"],
    ["tests/api/moods.test.ts", 'vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });'],
    [
      "tests/api/moods.test.ts",
      "await sql`select pg_sleep(60)`;\nsocket.pause();\nserver({ headersTimeout: 15_000 });\ncontext.setDefaultTimeout(watchdogMs);",
    ],
    [
      "tests/api/moods.test.ts",
      'test("one", () => {\n  add(1);\n});\n\nconst all = some.reduce((a, b) => {\n  a + b;\n}, 0);',
    ],
    ["tests/quarantine/api/moods.test.ts", "// Quarantined 2026-11-27: the third save sometimes meets a full queue."],
    ["tests/api/queue.test.ts", 'import { setImmediate as nextTurn } from "node:timers/promises";'],
    ["tests/support/until.ts", 'import { setTimeout as pause } from "node:timers/promises";\nawait pause(5);'],
    ["server/base/clock.ts", "setTimeout(work, 5_000);"],
  ];

  test.each(good)("not on %s: %j", (path, text) => {
    const source = sourceFrom(path, text);

    expect(houseRules.map(({ broken }) => broken(source, [source])).filter(Boolean)).toEqual([]);
  });
});

function sourcesOf(...files: [[string, string], ...[string, string][]]): [Source, ...Source[]] {
  return files.map(([path, text]) => sourceFrom(path, text)) as [Source, ...Source[]];
}

describe("what package.json declares", () => {
  const configs = ["prisma.config.ts", "relay.config.js", "rolldown.config.ts", "vite.config.ts", "vitest.config.ts"];

  test("is what is imported, each in one version", () => {
    expect(packageProblems(manifest, [...sources, ...readSources(configs)])).toEqual([]);
  });

  const whole: Manifest = {
    dependencies: { ...manifest.dependencies, pg: "8.23.1" },
    devDependencies: manifest.devDependencies,
  };
  const nobodys = { ...whole, dependencies: { ...whole.dependencies, "left-pad": "1.3.0" } };
  const loose = { ...whole, dependencies: { ...whole.dependencies, pg: "^8.23.1" } };
  const { pg: _pg, ...withoutPg } = whole.dependencies;
  const { prettier: _prettier, ...withoutPrettier } = whole.devDependencies;

  test.each<[what: string, manifest: Manifest, words: RegExp]>([
    ["a dependency that nobody imports", nobodys, /^left-pad is a dependency that the product does not import/],
    [
      "a tool that nobody imports",
      { ...whole, devDependencies: { ...whole.devDependencies, "left-pad": "1.3.0" } },
      /^left-pad is declared and never/,
    ],
    ["a missing dependency", { ...whole, dependencies: withoutPg }, /^pg is imported by the product and no dependency/],
    ["a tool that is gone", { ...whole, devDependencies: withoutPrettier }, /^prettier needs no reason/],
    ["a range of versions", loose, /^pg is declared as \^8\.23\.1/],
  ])("is found wrong by %s", (_what, wrong, words) => {
    expect(packageProblems(wrong, sources)).toContainEqual(expect.stringMatching(words));
  });

  test("is found wrong by a script that imports what is not declared", () => {
    const script = sourceFrom("scripts/pad.mjs", 'import pad from "left-pad/lib";');

    expect(packageProblems(whole, [...sources, script])).toContain("left-pad is imported and not declared");
  });
});

describe("the container image", () => {
  const dockerfile = readFileSync("Dockerfile", "utf8");
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Record<string, { version: string; libc?: string[] }>;
  };

  test.each(["linux-x64", "linux-arm64"])(
    "decodes pictures on %s, with the binaries of sharp's own version",
    (platform) => {
      const [binary, library] = [`node_modules/@img/sharp-${platform}`, `node_modules/@img/sharp-libvips-${platform}`];

      expect(packages[binary]).toMatchObject({ version: packages["node_modules/sharp"]?.version, libc: ["glibc"] });
      expect(packages[library]).toMatchObject({ libc: ["glibc"] });
    },
  );

  test("has the documents that clients send by id", () => {
    const folder = relative(".", documentsFolder);

    expect(dockerfile.split(/^FROM /m).at(-1)).toContain(`\nCOPY ${folder} ./${folder}\n`);
  });

  test("has them from a stage that installs optional packages on the same system", () => {
    const stages = dockerfile.split(/^(?=FROM )/m).filter((stage) => stage.startsWith("FROM "));
    const [build = "", last = ""] = [stages[0], stages.at(-1)];

    // glibc, which those are for.
    expect(stages.map((stage) => /^FROM (\S+)/.exec(stage)?.[1])).toEqual(stages.map(() => "node:24-bookworm-slim"));
    expect(build).toMatch(/^RUN npm ci(?!.*--omit)/m);
    expect(last).toMatch(
      /node_modules \.\/node_modules\n(?:#.*\n)?COPY --from=build \/app\/node_modules\/@img \.\/node_modules\/@img\n/,
    );
  });
});

describe("reading imports", () => {
  test.each([
    ['import { a } from "./b.ts";', false],
    ["import a, { type B } from './b.ts';", false],
    ['import * as b from "./b.ts";', false],
    ['import { a, type B } from "./b.ts";', false],
    ['import type from "./b.ts";', false],
    ['import "./b.ts";', false],
    ['export { a } from "./b.ts";', false],
    ['export * from "./b.ts";', false],
    ['const b = await import("./b.ts");', false],
    ['import type { A } from "./b.ts";', true],
    ['import type A from "./b.ts";', true],
    ['import { type A, type B, } from "./b.ts";', true],
    ['import {\n  type A,\n  type B,\n} from "./b.ts";', true],
    ['export type { A } from "./b.ts";', true],
  ])("%j: only types, %s", (text, isTypeOnly) => {
    expect(sourceFrom("domain/a.ts", text).imports).toEqual([{ specifier: "./b.ts", path: "domain/b.ts", isTypeOnly }]);
  });

  test.each(['// import { a } from "./b.ts";', '/*\nimport { a } from "./b.ts";\n*/', 'const from = "./b.ts";'])(
    "%j is none",
    (text) => {
      expect(sourceFrom("domain/a.ts", text).imports).toEqual([]);
    },
  );
});
