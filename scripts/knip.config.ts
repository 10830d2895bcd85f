import type { KnipConfig } from "knip";

/** docs/rules.md, Limits, names constants that tests/domain/limitRows.test.ts imports, as "`domain/limits.ts` `trialDays`". */
const constantsNamedIn = (paper: string) =>
  [...(paper.split("\n## Limits\n")[1] ?? "").matchAll(/`((?:client|domain|server)\/[^`]+)`((?:,? `\w+[^`/]*`)+)/g)]
    .flatMap(([, file, names = ""]) =>
      [...names.matchAll(/`(\w+)/g)].map(([, name]) => `export { ${name} } from "#${file}";`),
    )
    .join("\n");

export default {
  entry: [
    "docs/rules.md",
    "scripts/*.{mjs,ts}",
    "server/program/{admin,main,print}.ts",
    "server/store/database/migrationCommand.ts",
    // The development page of client/ui, and the files beside the parts that it collects.
    "client/ui/gallery/main.tsx",
    "client/ui/**/*.gallery.tsx",
    "client/ui/gallery/gallery.config.ts",
    "client/first/build/{madeAtBuild.tsx,pages.mjs,worker.mjs,critical-style.mjs,fonts.mjs}",
    // Around each import() of a build: vite.config.ts.
    "client/program/importWhole.ts",
    // Scripts of the page, whose text client/first/build/pages.mjs reads.
    "client/**/*.js",
    "bench/**/main.ts",
    // Programs that a bench or a test starts by the file's name.
    "bench/limitServer.ts",
    "tests/support/{curl.mjs,embeddedHost.ts,open-file.mjs,unpack-chromium.mjs}",
  ],
  compilers: { md: constantsNamedIn },
  // A pattern, because knip calls an entry redundant here.
  project: ["docs/rules*.md", "{bench,client,domain,prisma,scripts,server,tests}/**/*.{js,mjs,prisma,ts,tsx}"],
  // A type that an exported function takes or gives may be exported with it.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // tests/support/packages.ts holds packages, with the reason for each that no file imports.
  exclude: ["binaries", "dependencies", "unlisted"],
} satisfies KnipConfig;
