import { defineConfig } from "rolldown";

/**
 * These stay in node_modules: they load files of their own beside them (native addons, WebAssembly, a log's
 * threads). The others come into the built files, because a start that opens hundreds of files takes twice the CPU.
 */
const outside = /^(?:argon2|sharp|pino|@prisma\/client|node:)/;

export default defineConfig({
  input: { main: "server/program/main.ts", admin: "server/program/admin.ts" },
  platform: "node",
  external: (id) => outside.test(id),
  plugins: [
    {
      // An error's stack needs the maps of our files. Those of the libraries are 7.5 MB, which a start with maps reads.
      name: "libraries without source maps",
      transform: { filter: { id: /node_modules/ }, handler: (code) => ({ code, map: { mappings: "" } }) },
    },
  ],
  output: {
    dir: process.env.KINDLING_SERVER_DIR ?? "dist/server",
    format: "esm",
    sourcemap: true,
    entryFileNames: "[name].mjs",
    chunkFileNames: "[name]-[hash].mjs",
  },
});
