import type { MoodsOfDay } from "#domain/slots.ts";
import { native } from "./native.ts";
import type { NamedBlob } from "./request.ts";
import type { DeviceStorage } from "./storage.ts";
import { web } from "./web.ts";

export interface Platform {
  isNative: boolean;
  /** The server's; empty for the page's own origin. */
  baseUrl: string;
  /** Loads `storage`; once, before anything is read from it. */
  open: () => Promise<void>;
  storage: DeviceStorage;
  save: (file: NamedBlob) => void;
  leave: {
    to: (address: string) => void;
    /** In this window where a tab cannot be opened. */
    inNewTab: (address: string) => void;
    reload: () => void;
    /** Puts an empty page in the place of this one, which leaves the history. */
    blank: () => void;
    /** The browser's own confirmation (docs/rules.md, Failures). */
    confirmed: (question: string) => boolean;
  };
  /** Whether its share sheet takes this, such as files. */
  canShare: (content: ShareData) => boolean;
  /** Absent without a share sheet. */
  share?: (content: ShareData) => Promise<void>;
  /** Plans the device's daily reminders; null switches them off. Absent where there are none, as in a browser. */
  remind?: (today: MoodsOfDay | null) => Promise<void>;
}

export const platform: Platform = import.meta.env.VITE_PLATFORM === "native" ? native() : web;
