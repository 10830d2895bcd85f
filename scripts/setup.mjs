import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { installed, installedFor } from "./install.mjs";
import { bin, must, root, typescript } from "./run.mjs";
import { step } from "./step.mjs";
import { withLock } from "./lock.mjs";

export { installed, installedFor };

const offline = { CHECKPOINT_DISABLE: "1", PRISMA_HIDE_UPDATE_MESSAGE: "1" };

/** Everything that `npm start` and `npm test` need: installs, generates, and builds into `folder`. */
export function setUp({ folder = "dist" } = {}) {
  return withLock(async () => {
    await installed();
    await generated();
    await built(folder);
  });
}

/**
 * Writes Prisma's client, schema.graphql, the client's printed GraphQL, and Relay's artifacts and documents. Each runs only
 * if its sources changed, or always with `force`, which also removes the documents of earlier sources.
 */
export async function generated({ force = false } = {}) {
  await prismaGenerated({ force });
  await schemaPrinted({ force });
  await relayCompiled({ force });
}

export function prismaGenerated({ force = false } = {}) {
  const inputs = ["prisma/schema.prisma", "prisma.config.ts", "package-lock.json"];
  return step(
    { name: "prisma", inputs, outputs: ["server/generated/prisma", "server/generated/pothos.ts"], force },
    () => {
      console.log("Generating the database client.");
      return must("prisma generate", [bin("prisma"), "generate"], { quiet: true, env: offline });
    },
  );
}

export function schemaPrinted({ force = false } = {}) {
  const inputs = ["server", "domain", "prisma/schema.prisma", "package-lock.json"];
  return step(
    { name: "schema", inputs, outputs: ["schema.graphql", "docs/export.schema.json", "client/data/made"], force },
    () => {
      console.log("Writing schema.graphql, the schema of an archive and the client's printed GraphQL.");
      return must("Writing schema.graphql", typescript("server/program/print.ts"), { quiet: true });
    },
  );
}

export function relayCompiled({ force = false } = {}) {
  const inputs = ["client", "schema.graphql", "relay.config.js", "package-lock.json"];
  const [artifacts, documents] = ["client/__generated__", "server/doors/graph/documents/current.json"];
  return step({ name: "relay", inputs, outputs: [artifacts, documents], force }, () => {
    console.log("Compiling the client's queries.");
    // Relay only adds documents, and none whose artifact is there. Both begin empty, but not under `npm run dev`.
    if (force) {
      rmSync(join(root, artifacts), { recursive: true, force: true });
      mkdirSync(join(root, artifacts));
      writeFileSync(join(root, documents), "{}");
    }
    return must("relay-compiler", [bin("relay-compiler")], { quiet: true });
  });
}

/** Builds client and server into `folder` of the clone. */
export async function built(folder) {
  await clientBuilt(folder);
  await serverBuilt(folder);
}

function clientBuilt(folder) {
  const inputs = [
    "client",
    "client/__generated__",
    "domain",
    "scripts/explorer.ts",
    "scripts/budget.mjs",
    "scripts/weights.json",
    "vite.config.ts",
    "relay.config.js",
    "package.json",
    "package-lock.json",
  ];
  const outputs = [`${folder}/client`];
  return step({ name: nameOf("client", folder), inputs, outputs }, async () => {
    console.log("Building the client.");
    keepAssets(folder);
    const env = { KINDLING_CLIENT_DIR: join(root, folder, "client"), NODE_ENV: "production" };
    await must("Building the client", [bin("vite"), "build"], { quiet: true, env });
    await must("Making the first pages", [join(root, "client/first/build/pages.mjs"), join(root, folder, "client")], {
      quiet: true,
      env,
    });
    await must(
      "Making the service worker",
      [join(root, "client/first/build/worker.mjs"), join(root, folder, "client")],
      {
        quiet: true,
        env,
      },
    );
    await must("Making the explorer's page", typescript("scripts/explorer.ts", join(root, folder, "client")), {
      quiet: true,
    });
    await must("The JavaScript budget", [join(root, "scripts", "budget.mjs"), join(root, folder, "client")], {
      quiet: true,
    });
  });
}

/** Keeps the files of the build before, which open pages may still load (server/doors/chain/assets.ts). */
function keepAssets(folder) {
  const assets = join(root, folder, "client", "assets");
  const kept = join(root, folder, "last", "client", "assets");
  if (folder !== "dist" || !existsSync(assets)) return;
  rmSync(kept, { recursive: true, force: true });
  cpSync(assets, kept, { recursive: true });
}

/** Builds the gallery of client/ui for the look tests; `npm run dev` serves it from its sources. */
export function galleryBuilt(folder) {
  const inputs = [
    "client/gallery.html",
    "client/public",
    "client/ui",
    "client/pictures",
    "client/theme",
    "client/platform",
    "domain",
    "package-lock.json",
  ];
  const outputs = [`${folder}/gallery`];
  return step({ name: nameOf("gallery", folder), inputs, outputs }, () => {
    console.log("Building the gallery.");
    const env = { KINDLING_GALLERY_DIR: join(root, folder, "gallery"), NODE_ENV: "production" };
    return must("Building the gallery", [bin("vite"), "build", "--config", "client/ui/gallery/gallery.config.ts"], {
      quiet: true,
      env,
    });
  });
}

function serverBuilt(folder) {
  const inputs = [
    "server",
    "server/generated",
    "domain",
    "scripts",
    "rolldown.config.ts",
    "package.json",
    "package-lock.json",
  ];
  const outputs = [`${folder}/server`];
  return step({ name: nameOf("server", folder), inputs, outputs }, () => {
    console.log("Building the server.");
    rmSync(join(root, folder, "server"), { recursive: true, force: true });
    const env = { KINDLING_SERVER_DIR: join(root, folder, "server") };
    return must("Building the server", [bin("rolldown"), "-c", "rolldown.config.ts"], { quiet: true, env });
  });
}

function nameOf(part, folder) {
  return `${part}-in-${folder.replaceAll("/", "-")}`;
}
