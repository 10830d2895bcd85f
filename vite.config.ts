import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import relay from "vite-plugin-relay";
import { helplines } from "./domain/content/helplines.ts";
import { withHelplines } from "./domain/helplines.ts";
import { relayModules } from "./scripts/relayModules.ts";

/** An app reads its files from the device. */
const isNative = process.env.VITE_PLATFORM === "native";
const server = process.env.KINDLING_SERVER ?? "http://127.0.0.1:4000";

export default defineConfig(({ command }) => ({
  root: "client",
  resolve: { alias: command === "build" ? lean : [{ find: /^react-relay$/, replacement: "react-relay/hooks" }] },
  plugins: [relayModules, relay, react(), vanillaExtractPlugin(), ownHelplines, ...(isNative ? [] : [precompressed()])],
  server: { port: 5173, proxy: { "/graphql": server, "/api": server, "/checkout": server } },
  build: {
    outDir: process.env.KINDLING_CLIENT_DIR ?? "../dist/client",
    emptyOutDir: true,
    manifest: true,
    // One chunk of React, Relay and the router is what it is; scripts/budget.mjs watches what a first page weighs.
    chunkSizeWarningLimit: 700,
    // One style sheet beside the entry, one chunk of what most screens share and one of what forms do: a phone pays for
    // each request.
    cssCodeSplit: false,
    rolldownOptions: {
      // In a browser's build nobody calls the native platform, and then its plugins need not be registered.
      treeshake: { moduleSideEffects: [{ test: /@capacitor\/|capacitor-secure-storage/, sideEffects: false }] },
      output: {
        codeSplitting: {
          groups: [
            // First, or what both rest on would go to the forms.
            { name: "kit", test: isShared, minShareCount: 2, priority: 1 },
            { name: "forms", test: isOfForms },
          ],
        },
      },
    },
    // No data: addresses, which the content security policy would have to allow.
    assetsInlineLimit: 0,
  },
}));

/** Past the packages' own entries, which would bring to the first page old containers and the router's warnings. */
const routerBuild = resolve("node_modules/react-router/dist/production");
const lean = [
  { find: /^relay-runtime$/, replacement: resolve("node_modules/relay-runtime/lib/index.js") },
  { find: /^react-relay$/, replacement: resolve("node_modules/react-relay/lib/hooks.js") },
  { find: /^react-router$/, replacement: join(routerBuild, "index.mjs") },
  { find: /^react-router\/dom$/, replacement: join(routerBuild, "dom-export.mjs") },
];

/** What screens are made of, without the parts that bring a library of their own or the writes of every form along. */
function isShared(module: string): boolean {
  const own = /\/client\/(?:chrome|platform|relay|theme|ui|pictures(?=\/(?:Cloud|KarmaShapes)\.))\/(\w+)/.exec(module);
  const heavy =
    /^(?:SelectMenu|SearchSelect|Choices|RadioRow|WeatherGrid|PictureChoice|SoftWord|Dock|FoldedSteps|ProgressStones|KarmaChange|fold|useWide|Checkbox|Dialog|AlertDialog|Tabs|TooltipBubble|BalanceScale|StartOver|WhenField|saveEntry|useEntryForm|useSendExchange|failure|entryDraft|NewPasswordFields|MutationDialog|Avatar|SearchField|DialogQuery|Menu|Row)$/;
  return own !== null && !heavy.test(own[1] ?? "") && !isOfForms(module);
}

/** What home, a person's first page, does without. */
function isOfForms(module: string): boolean {
  return /\/client\/ui\/(?:Form|TextField|TextArea|useProblem)\.tsx?$/.test(module);
}

const ownHelplines: Plugin = { name: "own-helplines", transformIndexHtml: (page) => withHelplines(page, helplines) };

/** Puts a .br and a .gz beside every text file of the build: the server sends them as they are. */
function precompressed(): Plugin {
  let folder = "";
  return {
    name: "precompressed",
    apply: "build",
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    closeBundle: async () => {
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
