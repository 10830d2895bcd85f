import { native } from "./native.ts";
import { web } from "./web.ts";

/** What differs between the web page and the native shell. */
export interface Platform {
  isNative: boolean;
  /** Where the server is; empty for the page's own origin. */
  baseUrl: string;
}

/** What this build runs on. */
export const platform: Platform = import.meta.env.VITE_PLATFORM === "native" ? native : web;
