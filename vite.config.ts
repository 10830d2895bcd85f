import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import relay from "vite-plugin-relay";

const server = process.env.KINDLING_SERVER ?? "http://127.0.0.1:4000";

export default defineConfig({
  root: "client",
  // The hooks entry leaves Relay's legacy containers out of the first page.
  resolve: { alias: [{ find: /^react-relay$/, replacement: "react-relay/hooks" }] },
  plugins: [relay, react(), vanillaExtractPlugin()],
  server: { port: 5173, proxy: { "/graphql": server, "/api": server, "/checkout": server } },
  build: { outDir: process.env.KINDLING_CLIENT_DIR ?? "../dist/client", emptyOutDir: true, manifest: true },
});
