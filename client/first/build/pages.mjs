// Prerenders three pages that show something before the client's modules load: the landing, the signed-in frame and the
// week to look inside (docs/decisions/0018). server/doors/chain/page.ts sends them.
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

/** The modules that every signed-in screen waits for: the layout, and the store of what the device keeps. */
const standing = ["chrome/frame/SignedInLayout.tsx", "platform/deviceStore.ts"];
/** The modules that a screen imports as soon as it is loaded. */
const askedAtOnce = { "/": ["../domain/content/supportiveSentences.ts"] };

const drawingModule = mkdtempSync(join(tmpdir(), "kindling-pages-"));
process.once("exit", () => rmSync(drawingModule, { recursive: true, force: true }));
const made = await drawings(drawingModule);
mkdirSync(join(folder, ".pages"), { recursive: true });

// Before the landing: the landing loads the decoration, which the frame must not contain.
const asked = await made.questions();
write("frame", made.frame(), {
  modules: modulesOf(...standing),
  modulesAt: Object.fromEntries(Object.keys(asked).map((path) => [path, modulesOfScreenAt(path)])),
  first: theme + askEarly(asked),
  last: spare(scriptOf("pick-head")),
});

const visitors = "chrome/frame/SignedOutLayout.tsx";
// What Kindling costs is known to the server, which sends the page that says it (server/doors/chain/page.ts).
for (const [ending, cost] of [
  ["", undefined],
  [".free", "nothing"],
  [".priced", { price: made.pricePlaceholder }],
]) {
  write(`landing${ending}`, await made.visitorPage("/", cost), {
    page: "landing",
    modules: modulesOf(visitors, "screens/landing/LandingScreen.tsx", "screens/_toy/ToyPicture.tsx"),
    first: theme + scriptOf("keep-press"),
    // A page that begins with the registration form is drawn from scratch.
    last: 'if(history.state?.usr||location.hash==="#register")document.getElementById("root").replaceChildren()',
  });

  // It can be read without JavaScript.
  write(`look-inside${ending}`, await made.visitorPage("/look-inside", cost), {
    page: "look-inside",
    modules: modulesOf(visitors, "screens/look-inside/LookInsideScreen.tsx", "screens/_toy/ToyPicture.tsx"),
    first: theme,
  });
}

/** Builds the drawing module for Node and imports it. */
async function drawings(outDir) {
  await build({
    configFile: join(root, "vite.config.ts"),
    logLevel: "warn",
    // Bundle everything: modules behind the config's aliases would otherwise get their own React context.
    ssr: { noExternal: true },
    build: { ssr: "first/build/madeAtBuild.tsx", outDir, emptyOutDir: true, copyPublicDir: false },
  });
  // Node before 21 has no `navigator`.
  globalThis.navigator ??= {};
  return import(pathToFileURL(join(outDir, "madeAtBuild.js")).href);
}

function write(name, drawing, { page: kind = name, modules, modulesAt = {}, first, last = "" }) {
  // The first page leaves out the helplines of other countries; the client loads them later.
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
      () => `<div id="root" data-page="${kind}">${drawing}</div>${last && `<script>${last}</script>`}`,
    );
  writeFileSync(join(folder, ".pages", `${name}.html`), page);
}

/**
 * Puts the styles of the drawing into the page. The rest loads without blocking (client/first/browser/firstPicture.ts).
 */
function styleOf(drawing) {
  return `<style>${criticalStyle(sheet, drawing)}</style>
    ${sheetLink.replace(">", ' media="print">')}`;
}

/** Returns the files that these modules import and the page does not have yet. */
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

/** Returns what a screen needs in addition to the layout. */
function modulesOfScreenAt(path) {
  const screen = made.screenAt(path);
  const loaded = modulesOf(...standing);
  return modulesOf(screen, ...(askedAtOnce[path] ?? [])).filter((file) => !loaded.includes(file));
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
