import { rmSync } from "node:fs";
import { join } from "node:path";
import { installed, installedFor } from "./install.mjs";
import { bin, must, root, typescript } from "./run.mjs";
import { step } from "./step.mjs";
import { inTurn } from "./turn.mjs";

export { installed, installedFor };

const offline = { CHECKPOINT_DISABLE: "1", PRISMA_HIDE_UPDATE_MESSAGE: "1" };

/** Everything that `npm start` and `npm test` need before they run: installed, generated and built into `folder`. */
export function setUp({ folder = "dist" } = {}) {
  return inTurn(async () => {
    await installed();
    await generated();
    await built(folder);
  });
}

/** Writes Prisma's client, schema.graphql and Relay's artifacts, each only when its sources changed, or all by `force`. */
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
  return step({ name: "schema", inputs, outputs: ["schema.graphql"], force }, () => {
    console.log("Writing schema.graphql.");
    return must("Writing schema.graphql", typescript("server/program/print.ts"), { quiet: true });
  });
}

export function relayCompiled({ force = false } = {}) {
  const inputs = ["client", "schema.graphql", "relay.config.js", "package-lock.json"];
  return step({ name: "relay", inputs, outputs: ["client/__generated__", "persisted-queries.json"], force }, () => {
    console.log("Compiling the client's queries.");
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
    "vite.config.ts",
    "relay.config.js",
    "package.json",
    "package-lock.json",
  ];
  const outputs = [`${folder}/client`];
  return step({ name: nameOf("client", folder), inputs, outputs }, async () => {
    console.log("Building the client.");
    const env = { KINDLING_CLIENT_DIR: join(root, folder, "client"), NODE_ENV: "production" };
    await must("Building the client", [bin("vite"), "build"], { quiet: true, env });
    await must("Making the first pages", [join(root, "client/first/build/pages.mjs"), join(root, folder, "client")], {
      quiet: true,
      env,
    });
    await must("Making the explorer's page", typescript("scripts/explorer.ts", join(root, folder, "client")), {
      quiet: true,
    });
    await must("The JavaScript budget", [join(root, "scripts", "budget.mjs"), join(root, folder, "client")], {
      quiet: true,
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
