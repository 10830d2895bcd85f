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
      // Node gives a line without a mapping the file of the last line that has one.
      generateBundle: (_options, bundle) => {
        for (const chunk of Object.values(bundle)) {
          const map = chunk.type === "chunk" && bundle[`${chunk.fileName}.map`];
          if (map && map.type === "asset" && typeof map.source === "string")
            map.source = withoutLibraries(map.source, chunk.code);
        }
      },
    },
  ],
  // An inlined constant that begins a file would take with it the comment which says where the file begins.
  optimization: { inlineConst: false },
  output: {
    dir: process.env.KINDLING_SERVER_DIR ?? "dist/server",
    format: "esm",
    sourcemap: true,
    entryFileNames: "[name].mjs",
    chunkFileNames: "[name]-[hash].mjs",
  },
});

/** Ends the mapping of our files where a library begins, with a segment that names no file. */
function withoutLibraries(map: string, code: string): string {
  const { mappings, ...rest } = JSON.parse(map) as { mappings: string };
  const segments = mappings.split(";");
  code.split("\n").forEach((line, index) => {
    if (line.startsWith("// node_modules/")) segments[index] ||= "A";
  });
  return JSON.stringify({ ...rest, mappings: segments.join(";") });
}
