import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import relay from "vite-plugin-relay";
import { helplines } from "./domain/content/helplines.ts";
import { withPageData } from "./domain/pageData.ts";
import { version } from "./server/base/version.ts";

/** An app reads its files from the device. */
const isNative = process.env.VITE_PLATFORM === "native";
const server = process.env.KINDLING_SERVER ?? "http://127.0.0.1:4000";

export default defineConfig(({ command }) => ({
  root: "client",
  define: { "import.meta.env.VITE_VERSION": JSON.stringify(version) },
  resolve: { alias: [hooksOfRelay, ...(command === "build" ? lean : [])] },
  plugins: [
    unhashed,
    wholeImports,
    firstPages,
    relay,
    react(),
    vanillaExtractPlugin(),
    ownHelplines,
    ...(isNative ? [] : [precompressed()]),
  ],
  // A worker loads what opens a sealed file only when it needs it.
  worker: { format: "es" },
  server: { port: 5173, proxy: { "/graphql": server, "/api": server, "/checkout": server } },
  build: {
    outDir: process.env.KINDLING_CLIENT_DIR ?? "../dist/client",
    emptyOutDir: true,
    manifest: true,
    // One chunk of React, Relay and the router is what it is; scripts/budget.mjs watches what a first page weighs.
    chunkSizeWarningLimit: 700,
    // One style sheet beside the entry, and few chunks: a phone pays for each request.
    cssCodeSplit: false,
    modulePreload: {
      polyfill: false,
      // A module alone has none. What every page has begun with is there.
      resolveDependencies: (file, needed) =>
        [...new Set([file, ...needed])].filter((each) => !/\/(?:main|rolldown-runtime)-/.test(each)),
    },
    rolldownOptions: {
      treeshake: {
        // In a browser's build nobody calls the native platform, and then its plugins need not be registered. Relay's
        // helpers only define functions.
        moduleSideEffects: [{ test: /@capacitor\/|capacitor-secure-storage|fbjs\//, sideEffects: false }],
        // The router's, which say to a console what a developer should know.
        manualPureFunctions: ["warning", "warnOnce", "warningOnce"],
      },
      output: {
        // The first page names all chunks, and one letter less of each hash is 100 bytes of it.
        chunkFileNames: "assets/[name]-[hash:7].js",
        codeSplitting: {
          groups: [
            { name: "main", test: (module) => first.welcome.has(module) && first.home.has(module), priority: 3 },
            // A visitor's first page needs them, and so do later pages, which need nothing else of it.
            { name: "feelings", test: /\/domain\/(?:moods|emotions)\./, minShareCount: 2, priority: 2 },
            { name: "toy", test: /\/(?:_toy|content\/toy|domain\/toy|domain\/cost)/, minShareCount: 2, priority: 2 },
            { name: "welcome", test: (module) => first.welcome.has(module), minShareCount: 2, priority: 2 },
            { name: "home", test: (module) => first.home.has(module), minShareCount: 2, priority: 2 },
            { name: "kit", test: (module) => light.has(module) && !isOfEntries(module), minShareCount: 10 },
            { name: "entries", test: isOfEntries, minShareCount: 2 },
            { name: "widgets", test: isOfWidgets, minShareCount: 3 },
            // Few, because the first page names each.
            { name: "own", test: /\/(?:data\/ownWords|_entries\/finerOffer)\./, minShareCount: 2 },
            { name: "known", test: isOfKnownWords, minShareCount: 2 },
            { name: "menu", test: /\/overlays\/Menu\./, minShareCount: 2 },
            { name: "people", test: /\/_people\/Person/, minShareCount: 2 },
            {
              name: "forms",
              test: /\/(?:Dock|PictureChoice|ProgressStones|Reveal|StartOver|TextArea|WhenField|useGoHome|useWide)\./,
              minShareCount: 2,
            },
            // Words of entries and spans, and small parts of the screens that show them.
            {
              name: "words",
              test: /\/(?:domain\/(?:book|spans|titles)|_finding\/placeOfSearch|CannotOpen|HelpBeside|isStill|useHiddenInsights|useWholeScreen)\./,
              minShareCount: 2,
            },
            { name: "search", test: /\/(?:platform\/findKey|fields\/SearchField)\./, minShareCount: 2 },
            {
              name: "pictures",
              test: /\/pictures\/(?:DidPicture|KindlyPicture|OpenBook|PenPicture|WeatherDrawing)\./,
              minShareCount: 2,
            },
            { name: "editing", test: /\/journal\/editors\/(?!\w+Editor\.|DeleteEntry)/, minShareCount: 2 },
          ],
        },
      },
    },
    // No data: addresses, which the content security policy would have to allow.
    assetsInlineLimit: 0,
  },
}));

/** Without the containers of earlier versions of Relay. */
const hooksOfRelay = { find: /^react-relay$/, replacement: "react-relay/hooks" };

/** Past the router's own entry, which would bring its warnings to the first page. */
const routerBuild = resolve("node_modules/react-router/dist/production");
const lean = [
  { find: /^react-router$/, replacement: join(routerBuild, "index.mjs") },
  { find: /^react-router\/dom$/, replacement: join(routerBuild, "dom-export.mjs") },
];

/** Our own modules of a visitor's first page and of a person's. What both need is one chunk, and what one of them shares is another. */
const first = { welcome: new Set<string>(), home: new Set<string>() };
const firstScreens = {
  welcome: ["program/main.tsx", "chrome/frame/SignedOutLayout.tsx", "screens/landing/LandingScreen.tsx"],
  home: ["program/main.tsx", "chrome/frame/SignedInLayout.tsx", "screens/dashboard/DashboardScreen.tsx"],
};

/**
 * Our own modules that bring no library along which the first pages do not have. Those that ten or more pages and dialogs share are one
 * chunk.
 */
const light = new Set<string>();

const firstPages: Plugin = {
  name: "first-pages",
  apply: "build",
  buildEnd() {
    const importsOf = (module: string) => this.getModuleInfo(module)?.importedIds ?? [];
    const there = new Set<string>();
    for (const page of ["welcome", "home"] as const) {
      for (const module of reached(
        firstScreens[page].map((entry) => resolve("client", entry)),
        importsOf,
      )) {
        there.add(module);
        if (isOwn(module)) first[page].add(module);
      }
    }
    for (const module of this.getModuleIds())
      if (isOwn(module) && [...reached([module], importsOf)].every((each) => isOwn(each) || there.has(each)))
        light.add(module);
  },
};

function isOwn(module: string): boolean {
  return !module.includes("/node_modules/");
}

/** Modules with all that they import. */
function reached(modules: readonly string[], importsOf: (module: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set(modules);
  for (const module of found) for (const imported of importsOf(module)) found.add(imported);
  return found;
}

/** What tabs and choices are made of, which most further screens have; not what dialogs and lists have beside. */
function isOfWidgets(module: string): boolean {
  return /\/@ariakit\/(?!.*\/(?:dialog|portal|menu|menubar|popover|hovercard|tooltip|select|combobox)\/(?!\w+-context))/.test(
    module,
  );
}

/** What the forms, the lists and what waits know of each kind of entry, which dialogs do without. */
function isOfEntries(module: string): boolean {
  return /\/domain\/(?:entries\/(?!headings)|wizard\.)/.test(module);
}

/** What cards and forms know of the person's own words. */
function isOfKnownWords(module: string): boolean {
  return /\/(?:_tags\/tagInput|_entries\/(?:useWaitingFace|withFinerWord)|data\/knownWords)\./.test(module);
}

/** Leaves out what Relay's compiler notes in its files for itself. */
const unhashed: Plugin = {
  name: "unhashed",
  apply: "build",
  enforce: "pre",
  transform: {
    filter: { id: /\/client\/__generated__\// },
    handler: (code) => ({ code: code.replace(/^\(node as any\)\.hash = .*$/m, ""), map: null }),
  },
};

/** Puts client/program/importWhole.ts around each `import()`, where Vite would put its own function. */
const wholeImports: Plugin = {
  name: "whole-imports",
  apply: "build",
  enforce: "pre",
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () =>
      `export { importWhole as __vitePreload } from ${JSON.stringify(resolve("client/program/importWhole.ts"))};`,
  },
};

const ownHelplines: Plugin = {
  name: "own-helplines",
  // `npm run dev` also serves the gallery, which has no place for helplines.
  transformIndexHtml: (page, { filename }) =>
    filename.endsWith("gallery.html") ? page : withPageData(page, "helplines", helplines),
};

/** Puts a .br and a .gz beside every text file of the build: the server sends them as they are. */
function precompressed(): Plugin {
  let folder = "";
  return {
    name: "precompressed",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    // Not where the build failed: there is nothing then, and what failed is to be said.
    writeBundle: async () => {
      const files = await readdir(folder, { recursive: true });
      await Promise.all(
        files.filter((file) => /\.(?:js|css|svg)$/.test(file)).map((file) => compress(join(folder, file))),
      );
    },
  };
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  for (const [extension, smaller] of [
    ["br", await promisify(brotliCompress)(content)],
    ["gz", await promisify(gzip)(content, { level: 9 })],
  ] as const) {
    if (smaller.length < content.length) await writeFile(`${file}.${extension}`, smaller);
  }
}
