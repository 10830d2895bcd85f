import type { KnipConfig } from "knip";

export default {
  entry: [
    "scripts/*.{mjs,ts}",
    "server/program/{admin,main,print}.ts",
    "server/store/database/migrationCommand.ts",
    "client/first/build/{madeAtBuild.tsx,pages.mjs,critical-style.mjs,fonts.mjs}",
    // Scripts of the page, whose text client/first/build/pages.mjs reads.
    "client/**/*.js",
    "bench/**/main.ts",
    // Programs that a bench or a test starts by the file's name.
    "bench/{limitServer,oneStatementServer}.ts",
    "tests/support/{curl.mjs,embeddedHost.ts}",
  ],
  project: ["{bench,client,domain,prisma,scripts,server,tests}/**/*.{js,mjs,prisma,ts,tsx}"],
  // A type that an exported function takes or gives may be exported with it.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // tests/support/packages.ts holds packages, with the reason for each that no file imports.
  exclude: ["binaries", "dependencies", "unlisted"],
} satisfies KnipConfig;
