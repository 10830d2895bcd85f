import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The gallery of client/ui, as the look tests visit it. `npm run dev` serves it with vite.config.ts. */
export default defineConfig({
  root: "client",
  plugins: [react(), vanillaExtractPlugin()],
  build: {
    outDir: process.env.KINDLING_GALLERY_DIR ?? "../dist/gallery",
    emptyOutDir: true,
    // Nobody downloads it, so it is neither minified nor measured.
    minify: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: Infinity,
    rolldownOptions: { input: "client/gallery.html" },
  },
});
