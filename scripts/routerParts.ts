import type { Plugin } from "vite";

/** Leaves out the parts of the router that nobody uses, which their names for developers would keep, and its words for those. */
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
    .replace(/\b(invariant\d*\([^;]*?),\s*(?:`[^`]*`|"[^"]*")\s*\);/g, "$1);")
    .replace(/ = (React\d*\.(?:forwardRef|createContext)\()/g, " = /* @__PURE__ */ $1");
}
