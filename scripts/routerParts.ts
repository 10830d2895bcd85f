import type { Plugin } from "vite";

/** Lets a build leave out the parts of the router that nobody uses: their names for developers would keep them. */
export const routerParts: Plugin = {
  name: "router-parts",
  apply: "build",
  enforce: "pre",
  transform: {
    filter: { id: /\/node_modules\/react-router\/dist\/production\/.*\.mjs$/ },
    handler: (code) => ({ code: partsOf(code), map: null }),
  },
};

function partsOf(code: string): string {
  return code
    .replace(/^\w+\.displayName = .*;$/gm, "")
    .replace(/ = (React\d*\.(?:forwardRef|createContext)\()/g, " = /* @__PURE__ */ $1");
}
