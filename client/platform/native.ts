import type { Platform } from "./platform.ts";
import { web } from "./web.ts";

/**
 * In the native shell: the server is elsewhere, and the token is kept on the device and sent with each request. It has no
 * secure store, share sheet or reminders of its own yet; all else is done the web's way.
 */
export const native: Platform = {
  ...web,
  isNative: true,
  baseUrl: import.meta.env.VITE_API_BASE ?? "https://kindling.example",
};
