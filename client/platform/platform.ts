import { native } from "./native.ts";
import type { NamedBlob } from "./request.ts";
import type { DeviceStorage } from "./storage.ts";
import { web } from "./web.ts";

/** What differs between the web page and the native shell. All that leaves the page goes through here. */
export interface Platform {
  isNative: boolean;
  /** Where the server is; empty for the page's own origin. */
  baseUrl: string;
  /** Loads what is kept on the device. Once, before anything is read from `storage`. */
  open: () => Promise<void>;
  storage: DeviceStorage;
  /** Hands a file to the person. */
  save: (file: NamedBlob) => void;
  leave: {
    /** Leaves for another page in this window. */
    to: (address: string) => void;
    /** Opens another page in a new tab, or in this window where there are no tabs. */
    inNewTab: (address: string) => void;
    /** Loads the product anew. */
    reload: () => void;
    /** Asks whether something is really meant (spec section 5: "a browser confirmation"). */
    confirmed: (question: string) => boolean;
  };
  /** The device's share sheet. Absent where a device has none; no screen shares yet. */
  share?: (content: ShareData) => Promise<void>;
  /** The device's own daily reminders, or none. Absent where a device has none, as in a browser. */
  remind?: (isOn: boolean) => Promise<void>;
}

/** What this build runs on. */
export const platform: Platform = import.meta.env.VITE_PLATFORM === "native" ? native : web;
