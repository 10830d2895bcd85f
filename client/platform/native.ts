import type { Platform } from "./platform.ts";

/** In the native shell: the server is elsewhere, and the token is kept on the device and sent with each request. */
export const native: Platform = {
  isNative: true,
  baseUrl: import.meta.env.VITE_API_BASE ?? "https://kindling.example",
};
