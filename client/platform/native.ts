import type { Platform } from "./platform.ts";
import { web } from "./web.ts";

/** The native shell: another origin, and a token in place of a cookie. All else is done the web's way so far. */
export const native: Platform = {
  ...web,
  isNative: true,
  baseUrl: import.meta.env.VITE_API_BASE ?? "https://kindling.example",
};
