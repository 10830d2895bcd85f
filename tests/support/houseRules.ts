import { quarantineLine } from "#scripts/quarantine.mjs";
import type { Source } from "./sources.ts";

// Which files may exist and what they may import (ARCHITECTURE.md, Folders). To extend it, add to a list or append a
// rule, and show in tests/architecture.test.ts that the rule works.

/** What each part of the product may import besides packages. Tests, scripts and build code may import anything. */
const mayImport: Record<string, readonly string[]> = {
  domain: ["domain"],
  server: ["server", "domain", "scripts"],
  client: ["client", "domain"],
};

/**
 * The floors of each side, from the top. A folder imports only from floors below it, or from its own floor without a
 * cycle.
 */
const floors: Record<string, readonly string[]> = {
  server: ["program", "doors", "nouns", "diary", "kit", "store", "base", "generated"],
  // For a screen's folder and shared folders (`screens/_people`), the longer name wins.
  client: [
    "first/build",
    "program",
    "screens",
    "screens/_",
    "first/browser",
    "chrome",
    "data",
    "ui",
    "pictures",
    "theme",
    "platform",
    "__generated__",
  ],
};

/** Files that may use the database, besides the operations of nouns. */
const databaseUsers = [
  /^server\/store\//,
  /^server\/program\/(?:data|serving|workers|admin|health|checkLedger|checkSealed|backupVerbs|doctor\w*)\.ts$/,
  /^server\/diary\/(?:storeEntries|earlierSaves|readEntries|editEntry|restoreEntries|removeEntry|feed|receipts|ownTags|readTags|heldKey|ledger\/(?:ledger|posting))\.ts$/,
  /^server\/kit\/quotas\.ts$/,
  // Pothos selects through Prisma.
  /^server\/kit\/graph\/builder\.ts$/,
];

/** Modules that give access to the database. */
const database = /^(?:#server\/(?:store\/(?:db|runner|pool)\.ts|generated\/)|pg$|@prisma\/)/;

/** The maximum number of lines in a file of the server. */
const mostLines = 250;

/** Names that say nothing about the content. */
const emptyNames = /^(?:utils?|helpers?|misc|common|hooks?|index|types?)$/i;

/** Files of `client/` that contain JSX but are no component. */
const plainTsx = new Set([
  "client/first/build/madeAtBuild.tsx",
  "client/program/main.tsx",
  "client/program/routes.tsx",
  "client/ui/gallery/main.tsx",
]);

/** Components of `client/ui/` that other parts are made of, with the parts whose gallery files show them. */
const shownByOthers: Record<string, string> = {
  "client/ui/controls/Link.tsx": "TextLink and LinkButton",
  "client/ui/controls/TooltipBubble.tsx": "Tooltip",
  "client/ui/display/KarmaPiles.tsx": "BalanceScale",
  "client/ui/fields/Choices.tsx": "RadioRow, PictureChoice and WeatherGrid",
  "client/ui/fields/Field.tsx": "TextField, TextArea and Select",
  "client/ui/fields/TagToggles.tsx": "TagField",
  "client/ui/overlays/MenuList.tsx": "Menu",
};

/** In styles every such word is a colour. */
const colourInStyles = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgba?|hsla?|hwb|oklab|oklch|lab|lch)\(/i;

/**
 * Elsewhere "#feed" may be an anchor and #123 a number. A colour is a whole string that is no word, or follows the name
 * of a colour property.
 */
const colourElsewhere = new RegExp(
  [
    String.raw`(?<=["'\x60])#(?=\w*\d|(\w)\1+\b)(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?=["'\x60])`,
    String.raw`(?<=(?:fill|stroke|colou?r|background|border|shadow)\w*\s*[=:]\s*\{?["'\x60][^"'\x60]*)${colourInStyles.source}`,
    String.raw`\b(?:rgba?|hsla?|hwb|oklab|oklch|lab|lch)\(`,
  ].join("|"),
  "i",
);

/** Allowed parts between a file's name and its extension. */
const suffixes = new Set(["graph", "rest", "css", "gallery", "test", "d", "config"]);

/** Backups are below the kit, and their manifest is written by this program alone. */
const mayShapeDays = new Set(["server/kit/times.ts", "server/store/backups/format.ts"]);

/** Their errors quote an operator's files, and are shown at the start. */
const mayQuote = new Set(["server/base/config.ts", "server/base/helplines.ts", "domain/pageData.ts"]);

/** Readings of time and timers of JavaScript, and the present of a statement. */
const bareTime =
  /\bDate\.now\b|\bnew Date\(\)|\b(?:set|clear)(?:Timeout|Interval)\b|\bnode:timers\b|\bperformance\.now\b|\bhrtime\b|(?<![.\w])now\(\)/;

/** The clock and the database's present themselves; a script that a browser runs; the table of migrations, which is Prisma's. */
const mayTellTime = new Set([
  "server/base/clock.ts",
  "server/store/sqlNow.ts",
  "server/doors/chain/restoreNotice.ts",
  "server/store/database/migrations.ts",
]);

/** Only these may measure real time or set timers: the watchdog, the device's clock in tests, and the rule with its examples. */
const mayTime = new Set([
  "tests/support/until.ts",
  "tests/support/heldClock.ts",
  "tests/support/houseRules.ts",
  "tests/architecture.test.ts",
]);

/** What makes a test depend on the speed of the machine. */
const realTime = [
  // Deadlines of libraries. For Playwright 0 is none.
  /\b(?:timeout|(?:test|hook|asyncUtil)Timeout):\s*[1-9][\d_]*/,
  /\bsetDefault(?:Navigation)?Timeout\(\s*[1-9][\d_]*/,
  /\bwaitForTimeout\(/,
  // Both have a deadline of a second unless told.
  /\bvi\.(?:waitFor|waitUntil)\(/,
  // The last argument of a test or a hook, on one line or after its body.
  /^[ \t]*(?:test|describe|(?:before|after)(?:All|Each))\b.*, [\d_]+\);$/m,
  /^([ \t]*)(?:test|describe|(?:before|after)(?:All|Each))\b.*\n(?:(?!\1\}).*\n)*\1\}, [\d_]+\);/m,
  /(?<![\w.])(?:pause|sleep)\(/,
  /\bsetTimeout\b[^;]*\bfrom\s*["'](?:node:)?timers\/promises["']/,
  /\bsetTimeout\(/,
  /\bretry:\s*[\d{]/,
];

/** "We" and its like in a text: not in a name such as HowWeFeel, a path, "How We Feel" or "en-US". */
const weInText = /(?<![-\w/#.])(?<!How )(?:[Ww]e|[Oo]ur|us)(?:’\w+)?(?![-\w(:=])/;

/** Texts in which people speak of themselves, and why. */
const maySayWe = [
  // Diaries, quotes and questions are in the voice of people.
  /^domain\/content\//,
  // "Join us on your wellness journey" is fixed.
  /^client\/screens\/landing\/LandingScreen\.tsx$/,
  // The people who made the list of helplines say which ones they called.
  /^domain\/helplines\.ts$/,
  /^client\/ui\/(?:gallery\/|.*\.gallery\.tsx$)/,
];

/** A rule for every file. */
export interface Rule {
  says: string;
  /** Says what is wrong with a file and what to do instead, or returns undefined. */
  broken: (source: Source, all: readonly Source[]) => string | undefined;
}

/** All house rules. */
export const houseRules: readonly Rule[] = [
  {
    says: "the domain, the server and the client import only what they may",
    broken: ({ path, imports }) => {
      const allowed = mayImport[topOf(path)];
      if (isOfBuild(path)) return undefined;
      const wrong = imports.find((one) => one.path && allowed && !allowed.includes(topOf(one.path)));
      return (
        wrong &&
        `imports ${wrong.specifier}. ${topOf(path)}/ may import ${allowed?.join(", ")}; a rule that both sides need belongs in domain/`
      );
    },
  },
  {
    says: "the domain is pure",
    broken: ({ path, code, imports }) => {
      if (topOf(path) !== "domain") return undefined;
      const wrong = imports.find((one) => !one.path);
      if (wrong) return `imports ${wrong.specifier}. domain/ has no packages; do that where it is called`;

      const impure =
        /\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\b(?:process|performance|crypto|console)\b(?=\.)|\bfetch\(|\b(?:local|session)Storage\b/.exec(
          code,
        );
      return impure ? `says ${impure[0]}. Take the time, the chance or the data as an argument` : undefined;
    },
  },
  {
    says: "a text takes a limit from its constant",
    broken: ({ path, code }) => {
      if (!(topOf(path) in mayImport) || path.endsWith(".gallery.tsx")) return undefined;
      const limit =
        /\b(?:at (?:most|least)|up to|for|last) [\d,]+ (?:characters|letters|minutes|hours|days|lines|kB|MB)\b|\d-day\b/i.exec(
          code,
        );
      return limit ? `says "${limit[0]}". Take the number from its constant (docs/rules.md, Limits)` : undefined;
    },
  },
  {
    says: "the client runs in a browser",
    broken: ({ path, imports }) => {
      const wrong =
        topOf(path) === "client" && !isOfBuild(path) && imports.find((one) => one.specifier.startsWith("node:"));
      return wrong
        ? `imports ${wrong.specifier}, which browsers lack. Use the platform's own, or ask the server`
        : undefined;
    },
  },
  {
    says: "imports name their file, and go over a top-level folder's edge by its #name",
    broken: ({ path, imports }) => {
      const bare = imports.find((one) => one.path && !/\.\w+$/.test(one.path));
      if (bare) return `imports ${bare.specifier} without the file's extension. Write it out`;

      const wandering = imports.find(
        (one) => one.specifier.startsWith(".") && one.path && topOf(one.path) !== topOf(path) && !isConfig(one.path),
      );
      return wandering && `imports ${wandering.specifier}. Write #${wandering.path}`;
    },
  },
  {
    says: "doors do not touch the database",
    broken: ({ path, imports }) => {
      const wrong = isDoor(path) && imports.find((one) => !one.isTypeOnly && database.test(specifierOf(one)));
      return wrong
        ? `imports ${wrong.specifier}. Call an operation of a file beside it that is no door; only types may come from there`
        : undefined;
    },
  },
  {
    says: "only a noun's operations touch the database",
    broken: ({ path, imports }) => {
      if (topOf(path) !== "server" || isDoor(path) || nounOf(path) !== undefined) return undefined;
      if (databaseUsers.some((user) => user.test(path))) return undefined;
      const wrong = imports.find((one) => !one.isTypeOnly && database.test(specifierOf(one)));
      return wrong && `imports ${wrong.specifier}. Move the statement to the noun whose rows it reads, and call that`;
    },
  },
  {
    says: "operations know nothing of the doors they are called through",
    broken: ({ path, imports }) => {
      if (nounOf(path) === undefined || isDoor(path)) return undefined;
      const wrong = imports.find((one) => one.path && isDoor(one.path));
      return (
        wrong && `imports ${wrong.specifier}. What both need belongs in the operation's file, which the door imports`
      );
    },
  },
  {
    says: "a folder imports only from floors below it",
    broken: ({ path, imports }) => {
      const floor = floorOf(path);
      const wrong = imports.find((one) => one.path && topOf(one.path) === topOf(path) && floorOf(one.path) < floor);
      return (
        wrong &&
        `imports ${wrong.specifier}, which stands on a higher floor. Move what both need down, or let the caller pass it in`
      );
    },
  },
  {
    says: "no screen imports another",
    broken: ({ path, imports }) => {
      const own = screenOf(path);
      const wrong = own && imports.find((one) => one.path && (screenOf(one.path) ?? own) !== own);
      return (
        wrong && `imports ${wrong.specifier}. What two screens share has a room of its own, client/screens/_<room>`
      );
    },
  },
  {
    says: "no folders import in a circle, not even for types",
    broken: ({ path, imports }, all) => circleFrom(path, imports, all, folderOf),
  },
  {
    says: "no files import in a circle, but for types",
    broken: ({ path, imports }, all) => circleFrom(path, imports, all, fileWithValues),
  },
  {
    says: "days and instants have one shape",
    broken: ({ path, code }) =>
      topOf(path) === "server" && !mayShapeDays.has(path) && /\bz\.iso\b/.test(code)
        ? "says z.iso. Use a shape of server/kit/times.ts: its days are those that can be calculated with"
        : undefined,
  },
  {
    says: "an error that nobody foresees quotes nothing",
    broken: ({ path, code }) => {
      if (!/^(?:domain|server\/(?:base|diary|doors|kit|nouns))\//.test(path) || mayQuote.has(path)) return undefined;
      const quoted = /\bnew (?:Range|Type|Syntax)?Error\(\s*`[^`]*\$\{/.exec(code);
      return quoted
        ? `says ${quoted[0]}. The log has these messages, so they say nothing that somebody sent: write a constant text, or throw a Refusal`
        : undefined;
    },
  },
  {
    says: "a noun is a flat folder of operations and doors, each door named for the noun or for the file that it opens",
    broken: ({ path }, all) => {
      const noun = nounOf(path);
      if (noun === undefined) return undefined;
      const folder = `server/nouns/${noun}/`;
      const name = path.slice(folder.length);
      if (name.includes("/")) return `is deeper than ${folder}. Put it there, named for what it does`;
      const opened = isDoor(path) ? name.replace(/\.(?:graph|rest)\.ts$/, "") : noun;
      return opened === noun || all.some((other) => other.path === `${folder}${opened}.ts`)
        ? undefined
        : `opens no ${opened}.ts. Name it for the file beside it that it opens, or put it in ${noun}.graph.ts or ${noun}.rest.ts`;
    },
  },
  {
    says: "a file of the server is short",
    broken: ({ path, text }) => {
      const lines = text.split("\n").length - 1;
      return topOf(path) === "server" && lines > mostLines
        ? `has ${lines} lines. Split it by what its callers do; ${mostLines} are the most`
        : undefined;
    },
  },
  {
    says: "domain/ is flat, but for its content and the kinds of entry",
    broken: ({ path }) =>
      topOf(path) === "domain" && !/^domain\/(?:(?:content|entries)\/)?[^/]+\.ts$/.test(path)
        ? "is out of place. A rule is a file of domain/, texts shipped as data are files of domain/content/, and what a kind of entry is stands in domain/entries/"
        : undefined,
  },
  {
    says: "screens are built from ui/",
    broken: ({ path, imports }) => {
      if (topOf(path) !== "client" || path.startsWith("client/ui/")) return undefined;
      const wrong = imports.find(({ specifier }) => /^@(?:ariakit|radix-ui)\//.test(specifier));
      return wrong && `imports ${wrong.specifier}. Use a component of client/ui, or make one there that wraps it`;
    },
  },
  {
    says: "each part of ui/ shows its states in a gallery file",
    broken: ({ path }, all) => {
      if (!/^client\/ui\/(?!gallery\/)\w+\/[A-Z]\w*\.tsx$/.test(path) || shownByOthers[path]) return undefined;
      const gallery = path.replace(/\.tsx$/, ".gallery.tsx");
      return all.some((other) => other.path === gallery)
        ? undefined
        : `has no ${gallery.slice(gallery.lastIndexOf("/") + 1)} beside it. Export its states there (CONTRIBUTING.md, How to add a part of the UI)`;
    },
  },
  {
    says: "the product holds nothing of the gallery",
    broken: ({ path, imports }) => {
      if (topOf(path) !== "client" || isOfGallery(path)) return undefined;
      const wrong = imports.find((one) => one.path && isOfGallery(one.path));
      return wrong && `imports ${wrong.specifier}. Only the gallery, which is no part of the product, shows it`;
    },
  },
  {
    says: "only the theme holds colours",
    broken: ({ path, code }) => {
      if (topOf(path) !== "client" || path.startsWith("client/theme/")) return undefined;
      const colour = path.endsWith(".css.ts") ? colourInStyles : colourElsewhere;
      const [raw] = colour.exec(code.replaceAll(/url\([^)]*\)/g, "")) ?? [];
      return raw && `has the colour ${raw}. Use a token of client/theme, or add one there`;
    },
  },
  {
    says: "no text says we for the software or for a server that somebody else runs",
    broken: ({ path, code }) => {
      if (!(topOf(path) in mayImport) || maySayWe.some((place) => place.test(path))) return undefined;
      const [we] = weInText.exec(code.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, "")) ?? [];
      return we && `says "${we}". Name who it is: Kindling, the server, or the people who run this server`;
    },
  },
  {
    says: "names say what is inside",
    broken: ({ path }) => {
      const empty = path.split("/").find((part) => emptyNames.test(part.split(".")[0] ?? ""));
      return (
        empty && `has "${empty}" in its path. Name the file for the one thing it does, and split it if it does several`
      );
    },
  },
  {
    says: "components are PascalCase.tsx and the rest is camelCase.ts",
    broken: ({ path }, all) => {
      const [name = "", ...rest] = path.slice(path.lastIndexOf("/") + 1).split(".");
      const extension = rest.pop();
      const odd = rest.find((suffix) => !suffixes.has(suffix));
      if (odd)
        return `has the suffix .${odd}. The ones we know are ${[...suffixes].join(", ")}; otherwise make it part of the name`;

      const isPascal = /^[A-Z][A-Za-z0-9]*$/.test(name);
      if (rest.includes("css") && isPascal) {
        const component = path.replace(/\.css\.ts$/, ".tsx");
        return all.some((other) => other.path === component)
          ? undefined
          : `has no ${name}.tsx beside it. Styles are named after their component, or in camelCase`;
      }
      if (rest.includes("gallery")) {
        const component = path.replace(/\.gallery\.tsx$/, ".tsx");
        return all.some((other) => other.path === component)
          ? undefined
          : `has no ${name}.tsx beside it. A gallery file shows the states of that component`;
      }
      if (extension === "tsx" && rest.length === 0 && !plainTsx.has(path)) {
        return isPascal || !path.startsWith("client/")
          ? undefined
          : "holds a component, so its name is written in PascalCase";
      }
      const isModule = extension !== "js" && extension !== "mjs";
      const isPlain = isModule ? /^[a-z][A-Za-z0-9]*$/.test(name) : /^[a-z][a-z0-9-]*$/.test(name);
      return isPlain
        ? undefined
        : `is no component, so its name is written in ${isModule ? "camelCase" : "kebab-case"}`;
    },
  },
  {
    says: "everything is exported by name",
    broken: ({ path, code }) =>
      !isConfig(path) && /^\s*export\s+(?:default\b|\{[^}]*\bas\s+default\b)/m.test(code)
        ? "has a default export. Give it a name, which every import then shares"
        : undefined,
  },
  {
    says: "nothing is put off and no test is left out",
    broken: ({ path, text, code }) => {
      if (path.endsWith("/houseRules.ts") || path.endsWith("/architecture.test.ts")) return undefined;
      const putOff = /\b(?:TO-?DO|FIX-?ME)\b/.exec(text);
      if (putOff) return `says ${putOff[0]}. Do it, or open an issue`;

      const leftOut = topOf(path) === "tests" && /\.(?:skip|skipIf|runIf|only|todo|fails)(?=[.(])/.exec(code);
      return leftOut ? `has ${leftOut[0]}. A test runs, or it goes` : undefined;
    },
  },
  {
    says: "the server has one clock",
    broken: ({ path, code }) => {
      const [bare] = (topOf(path) === "server" && !mayTellTime.has(path) && bareTime.exec(code)) || [];
      return (
        bare &&
        `says ${bare}. Use the clock of server/base/clock.ts, or sqlNow in a statement, so that a test can move time`
      );
    },
  },
  {
    says: "the client reads the time and waits by one clock",
    broken: ({ path, code }) => {
      // Scripts that run before the client, and its service worker, import nothing.
      const isBare = path.endsWith(".js") || isOfBuild(path) || path === "client/platform/clock.ts";
      if (topOf(path) !== "client" || isBare) return undefined;
      const raw = /\b(?:Date|performance)\.now\b|\bnew Date\(\)|\b(?:set|clear)(?:Timeout|Interval)\b/.exec(code);
      return raw
        ? `says ${raw[0]}. Use now, after or every of client/platform/clock.ts, which tests can set`
        : undefined;
    },
  },
  {
    says: "a part that may fail to load is awaited, so that its failure can be caught",
    broken: ({ path, code }) =>
      // Vite moves such a `then` inside of its own call, which may fail before it (client/program/importWhole.ts).
      topOf(path) === "client" && /\bimport\([^()]*\)\s*\.then\b/.test(code)
        ? "calls then on an import(). Await it, and catch what fails with catch"
        : undefined,
  },
  {
    says: "a test in quarantine says since when, and what is known",
    broken: ({ path, text }) =>
      /^tests\/quarantine\/.*\.test\.tsx?$/.test(path) && !quarantineLine.test(text.split("\n")[0] ?? "")
        ? "does not begin with its line. Write `// Quarantined 2026-11-27: what is known of its cause`"
        : undefined,
  },
  {
    says: "a test waits for what happens, and never for a time",
    broken: ({ path, code }) => {
      if (topOf(path) !== "tests" || mayTime.has(path)) return undefined;
      const timed = realTime.map((pattern) => pattern.exec(code)?.[0]).find(Boolean);
      return timed === undefined
        ? undefined
        : `says ${timed.split("\n").at(-1)?.trim()}. Wait for an event, or with until() of tests/support/until.ts; the watchdog of the file is the only limit`;
    },
  },
  {
    says: "a test of a screen waits by what happens, on the device's clock",
    broken: ({ path, code, imports }) => {
      if (!/^tests\/(?:long\/)?screens\//.test(path)) return undefined;
      if (imports.some(({ specifier }) => specifier === "@testing-library/react"))
        return "imports @testing-library/react. Import from #tests/support/screen.ts, whose waits have no deadline";
      const own = /\bvi\.(?:useFakeTimers|useRealTimers|setSystemTime|waitFor|waitUntil)\b|\bexpect\.poll\b/.exec(code);
      return own
        ? `says ${own[0]}. Wait by tests/support/screen.ts, and let time pass by tests/support/heldClock.ts`
        : undefined;
    },
  },
];

function topOf(path: string): string {
  return path.split("/")[0] ?? "";
}

/** The noun of a server file; undefined for other code. */
function nounOf(path: string): string | undefined {
  return /^server\/nouns\/([^/]+)\//.exec(path)?.[1];
}

/** The floor of a file, counted from the top; 0 if it is on none. */
function floorOf(path: string): number {
  const house = floors[topOf(path)] ?? [];
  const here = house.filter((floor) => path.startsWith(`${topOf(path)}/${floor}`));
  return house.indexOf(here.toSorted((one, other) => other.length - one.length)[0] ?? "") + 1;
}

/** The screen of a client file. */
function screenOf(path: string): string | undefined {
  return /^client\/screens\/([^_/][^/]*)\//.exec(path)?.[1];
}

/** The unit of an import in the search for cycles; undefined if it does not count. */
type UnitOf = (path: string, isTypeOnly: boolean) => string | undefined;

// The product imports no gallery file, so one may combine parts of all folders.
const folderOf: UnitOf = (path) =>
  floors[topOf(path)] && !isOfGallery(path) ? path.slice(0, path.lastIndexOf("/")) : undefined;
const fileWithValues: UnitOf = (path, isTypeOnly) => (isTypeOnly ? undefined : path);

function circleFrom(path: string, imports: Source["imports"], all: readonly Source[], unitOf: UnitOf) {
  const own = unitOf(path, false);
  if (own === undefined) return undefined;
  const units = unitsImported(all, unitOf);
  const ways = imports.map((one) => {
    const unit = one.path && unitOf(one.path, one.isTypeOnly);
    return { one, back: unit && unit !== own ? wayBetween(unit, own, units) : undefined };
  });
  const wrong = ways.find(({ back }) => back);
  return (
    wrong &&
    `imports ${wrong.one.specifier}, and there ${wrong.back?.join(" imports ")}. Move what both need below both, or the importer to the folder that uses it`
  );
}

const imported = new WeakMap<readonly Source[], Map<UnitOf, Map<string, Set<string>>>>();

/** The imports of each unit, computed once per set of files. */
function unitsImported(all: readonly Source[], unitOf: UnitOf): Map<string, Set<string>> {
  const known = imported.get(all) ?? new Map<UnitOf, Map<string, Set<string>>>();
  imported.set(all, known);
  const units = known.get(unitOf) ?? new Map<string, Set<string>>();
  if (known.has(unitOf)) return units;
  known.set(unitOf, units);
  for (const { path, imports } of all) {
    const own = unitOf(path, false);
    if (own === undefined) continue;
    const others = units.get(own) ?? new Set();
    units.set(own, others);
    for (const one of imports) {
      const other = one.path && unitOf(one.path, one.isTypeOnly);
      if (other && other !== own) others.add(other);
    }
  }
  return units;
}

/** A path of imports from one unit to another; undefined if there is none. */
function wayBetween(
  from: string,
  to: string,
  units: ReadonlyMap<string, ReadonlySet<string>>,
  seen = new Set<string>(),
): string[] | undefined {
  if (seen.has(from)) return undefined;
  if (from === to) return [to];
  seen.add(from);
  for (const next of units.get(from) ?? []) {
    const way = wayBetween(next, to, units, seen);
    if (way) return [from, ...way];
  }
  return undefined;
}

function isDoor(path: string): boolean {
  return topOf(path) === "server" && /\.(?:graph|rest)\.ts$/.test(path);
}

/** Part of the client's build, which runs in Node. */
function isOfBuild(path: string): boolean {
  return path.startsWith("client/first/build/");
}

/** The development page of client/ui, and the files that it shows. */
function isOfGallery(path: string): boolean {
  return path.startsWith("client/ui/gallery/") || path.endsWith(".gallery.tsx");
}

function isConfig(path: string): boolean {
  return /\.config\.[mc]?[jt]s$/.test(path);
}

/** The import in # form, however it was written. */
function specifierOf({ path, specifier }: Source["imports"][number]): string {
  return path ? `#${path}` : specifier;
}
