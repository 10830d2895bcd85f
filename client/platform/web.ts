import type { Platform } from "./platform.ts";

/** In a browser: served by the server it talks to, which knows the person by a cookie. */
export const web: Platform = { isNative: false, baseUrl: "" };
