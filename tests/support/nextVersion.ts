import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { compatibleLineFor } from "#server/store/database/compatibility.ts";
import { migrationNames } from "#server/store/database/migrations.ts";
import { root } from "#server/base/root.ts";
import { documentsFolder, readDocuments } from "#server/doors/graph/documents.ts";
import { makeOtherBuild } from "./otherBuild.ts";

/** A pretended next version, built from this one. */
export interface NextVersion {
  main: string;
  /** What it needs beside the usual environment. */
  env: Record<string, string>;
  /** A file of its client that this version's client does not have, and the reverse. */
  assets: { own: string; earlier: string };
  /** The id of a query that only it knows. */
  query: string;
  remove: () => void;
}

/** Makes it, with a migration that only adds, a client of other file names, one more query, and this version's files. */
export function makeNextVersion(): NextVersion {
  const folder = mkdtempSync(join(tmpdir(), "kindling-next-"));
  const client = makeOtherBuild();
  cpSync(join(root, "dist", "test", "server"), join(folder, "dist", "server"), { recursive: true });
  cpSync(join(root, "prisma", "migrations"), join(folder, "prisma", "migrations"), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as object;
  writeFileSync(join(folder, "package.json"), JSON.stringify({ ...manifest, version: "99.0.0" }));
  const query = "next";
  const documents = join(folder, relative(root, documentsFolder));
  mkdirSync(documents, { recursive: true });
  writeFileSync(
    join(documents, "current.json"),
    JSON.stringify({ ...readDocuments(), [query]: "{ viewer { __typename } }" }),
  );
  const migration = join(folder, "prisma", "migrations", "20990101000000_next");
  mkdirSync(migration);
  writeFileSync(
    join(migration, "migration.sql"),
    `${compatibleLineFor(migrationNames().at(-1) ?? "")}
alter table "Mood" add column "place" text;
alter table "DayTotal" add column "places" integer not null default 0;
create table "Place" (id uuid primary key);
create index "Mood_place" on "Mood" ("userId", "place");
`,
  );
  const earlierClient = join(root, "dist", "test", "client");
  return {
    main: join(folder, "dist", "server", "main.mjs"),
    env: { KINDLING_CLIENT_DIR: client.folder, KINDLING_LAST_CLIENT_DIR: earlierClient },
    assets: { own: nameIn(client.folder) ?? "", earlier: nameIn(earlierClient) ?? "" },
    query,
    remove: () => {
      client.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A script that the bare page of a built client loads. */
function nameIn(built: string): string | undefined {
  return /\/assets\/[\w.~-]+\.js/.exec(readFileSync(join(built, "index.html"), "utf8"))?.[0];
}
