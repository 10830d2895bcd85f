// Makes the service worker's script, and the list of the files that it keeps (client/first/browser/worker.js).
// Usage: node client/first/build/worker.mjs <folder of the built client>
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { root } from "#scripts/run.mjs";

const folder = process.argv[2];
const manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8"));

/** Nobody draws images to share, or takes and brings an archive, without a network. */
const leftOut = /html2canvas|(?:reading|sealing)Worker/;
const hashed = new Set(Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]));
const named = ["theme-before-paint.js", "icon.svg", "icon-192.png", "manifest.webmanifest"];
const list = [
  // The build puts a hash of the content into these names, so they need no revision.
  ...[...hashed].filter((file) => !leftOut.test(file)).map((file) => ({ url: `/${file}`, revision: null })),
  ...named.map((file) => ({ url: `/${file}`, revision: hashOf(readFileSync(join(folder, file))) })),
];

const bundle = await rolldown({
  input: join(root, "client/first/browser/worker.js"),
  cwd: root,
  platform: "browser",
  transform: { define: { "process.env.NODE_ENV": '"production"' } },
});
const { output } = await bundle.generate({ format: "iife", minify: true });
await bundle.close();

writeFileSync(join(folder, ".pages", "worker.js"), output[0].code);
writeFileSync(join(folder, ".pages", "worker-files.json"), JSON.stringify(list));

function hashOf(bytes) {
  return createHash("sha256").update(bytes).digest("base64url").slice(0, 16);
}
