import type { MoodsOfDay } from "#domain/slots.ts";
import { native } from "./native.ts";
import type { NamedBlob } from "./request.ts";
import type { DeviceStorage } from "./storage.ts";
import { web } from "./web.ts";

export interface Platform {
  isNative: boolean;
  /** Address of the server. Empty for the page's own origin. */
  baseUrl: string;
  /** Loads `storage`. Call it once, before reading anything. */
  open: () => Promise<void>;
  storage: DeviceStorage;
  save: (file: NamedBlob) => void;
  leave: {
    to: (address: string) => void;
    /** Opens in this window if a tab cannot be opened. */
    inNewTab: (address: string) => void;
    reload: () => void;
    /** Replaces this page with an empty one, which also removes it from the history. */
    blank: () => void;
    /** The browser's own confirm dialog (docs/rules.md, Failures). */
    confirmed: (question: string) => boolean;
  };
  /** Whether the share sheet accepts this content, such as files. */
  canShare: (content: ShareData) => boolean;
  /** Undefined without a share sheet. */
  share?: (content: ShareData) => Promise<void>;
  /**
   * Schedules the device's daily reminders; null turns them off. Undefined where the device has none, as in a browser.
   */
  remind?: (today: MoodsOfDay | null) => Promise<void>;
}

export const platform: Platform = import.meta.env.VITE_PLATFORM === "native" ? native() : web;
