// Makes the two pages that show something before the client's modules have come (docs/decisions/0018): the landing, and what
// stands around every signed-in screen. server/doors/chain/page.ts sends them where they fit.
// Usage: node client/first/build/pages.mjs <folder of the built client>
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { criticalStyle } from "./critical-style.mjs";
import { root } from "#scripts/run.mjs";

const folder = process.argv[2];
const textOf = (file) => readFileSync(join(folder, file), "utf8");
const bare = textOf("index.html");
const bareModules = /<script type="module"[^>]*src="([^"]+)"><\/script>\s*/g;
const modulesOfBare = [...bare.matchAll(bareModules)].map(([, file]) => file);
const manifest = JSON.parse(textOf(".vite/manifest.json"));
const [sheetLink, sheetFile] = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/.exec(bare);
const sheet = textOf(sheetFile);
const theme = textOf("theme-before-paint.js");
const fonts = [...sheet.matchAll(/url\((\/assets\/\w+-basic-(?!italic-)[^)]*)\)/g)].map(
  ([, file]) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`,
);

const layout = "chrome/frame/SignedInLayout.tsx";
/** What a screen's own modules import as soon as they are there. */
const askedAtOnce = { "/": ["../domain/content/supportiveSentences.ts"] };

const drawingModule = mkdtempSync(join(tmpdir(), "kindling-pages-"));
process.once("exit", () => rmSync(drawingModule, { recursive: true, force: true }));
const made = await drawings(drawingModule);
mkdirSync(join(folder, ".pages"), { recursive: true });

// Before the landing, which loads what decorates it and the frame must not have.
const asked = await made.questions();
write("frame", made.frame(), {
  modules: modulesOf(layout),
  modulesAt: Object.fromEntries(Object.keys(asked).map((path) => [path, modulesOfScreenAt(path)])),
  first: theme + askEarly(asked),
  last: spare(scriptOf("pick-head")),
});

write("landing", await made.landing(), {
  modules: modulesOf(
    "chrome/frame/SignedOutLayout.tsx",
    "screens/landing/LandingScreen.tsx",
    "chrome/frame/CoverPicture.tsx",
  ),
  first: theme,
  // Reloaded as the form of registration it is drawn anew.
  last: 'if(history.state?.usr)document.getElementById("root").replaceChildren()',
});

/** The module that draws them, built for Node. */
async function drawings(outDir) {
  await build({
    configFile: join(root, "vite.config.ts"),
    logLevel: "warn",
    // Whole, or what the config's aliases bring would share no context with the rest.
    ssr: { noExternal: true },
    build: { ssr: "first/build/madeAtBuild.tsx", outDir, emptyOutDir: true, copyPublicDir: false },
  });
  // Node had none before 21.
  globalThis.navigator ??= {};
  return import(pathToFileURL(join(outDir, "madeAtBuild.js")).href);
}

function write(name, drawing, { modules, modulesAt = {}, first, last }) {
  // A first page carries no numbers of other countries: its stay loads them a little later.
  const page = bare
    .replace(/(id="helplines">)[^<]*/, "$1null")
    .replace(bareModules, "")
    .replace(
      '<script src="/theme-before-paint.js"></script>',
      () => `<script>${spare(first + loadModules(modules, modulesAt))}</script>`,
    )
    .replace(sheetLink, () => [...fonts, styleOf(drawing)].join("\n    "))
    .replace(
      '<div id="root"></div>',
      () => `<div id="root" data-page="${name}">${drawing}</div><script>${last}</script>`,
    );
  writeFileSync(join(folder, ".pages", `${name}.html`), page);
}

/** What the drawing needs stands in the page; the rest comes without holding it up (client/first/browser/firstPicture.ts). */
function styleOf(drawing) {
  return `<style>${criticalStyle(sheet, drawing)}</style>
    ${sheetLink.replace(">", ' media="print">')}`;
}

/** The files that modules bring along and the page does not have yet. */
function modulesOf(...keys) {
  const found = new Set();
  const visit = (key) => {
    if (found.has(key)) return;
    found.add(key);
    manifest[key].imports?.forEach(visit);
  };
  keys.forEach(visit);
  return [...found]
    .map((key) => `/${manifest[key].file}`)
    .filter((file) => file.endsWith(".js") && !bare.includes(file));
}

/** What a screen needs beside the layout. */
function modulesOfScreenAt(path) {
  const screen = made.screenAt(path);
  const standing = modulesOf(layout);
  return modulesOf(screen, ...(askedAtOnce[path] ?? [])).filter((file) => !standing.includes(file));
}

function scriptOf(name) {
  return readFileSync(join(root, "client/first/browser", `${name}.js`), "utf8");
}

function askEarly(questions) {
  const script = scriptOf("ask-early");
  const year = `"year":${new Date().getFullYear()}`;
  const bodies = JSON.stringify(questions).replaceAll(
    JSON.stringify(year).slice(1, -1),
    String.raw`\"year\":\"$year\"`,
  );
  return script.replace("QUESTIONS", () => bodies);
}

function loadModules(files, filesAt) {
  const script = scriptOf("load-modules");
  const given = [modulesOfBare.at(-1), [...modulesOfBare.slice(0, -1), ...files], filesAt];
  return script.replace("ENTRY, FILES, FILES_AT", () => given.map((each) => JSON.stringify(each)).join(", "));
}

function spare(script) {
  return script.replaceAll(/^ *\/\/.*\n/gm, "");
}
