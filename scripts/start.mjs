import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./run.mjs";
import { setUp } from "./setup.mjs";

await setUp();

// In this same process: signals reach the server directly, without npm in between.
process.env.NODE_ENV ??= "production";
process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(root, "dist", "server", "main.mjs")).href);
