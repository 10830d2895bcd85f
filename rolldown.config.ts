import { defineConfig } from "rolldown";

export default defineConfig({
  input: { main: "server/program/main.ts", admin: "server/program/admin.ts" },
  platform: "node",
  // What npm installs stays outside; our own files, `#server/…` and the like included, come in.
  external: (id) => /^[^./#\0]/.test(id),
  output: {
    dir: process.env.KINDLING_SERVER_DIR ?? "dist/server",
    format: "esm",
    sourcemap: true,
    entryFileNames: "[name].mjs",
    chunkFileNames: "[name]-[hash].mjs",
  },
});
