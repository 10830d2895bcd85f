import { SecureStorage } from "@aparajita/capacitor-secure-storage";
import { App } from "@capacitor/app";
import { Browser } from "@capacitor/browser";
import { cancelReminders, planReminders } from "./nativeReminders.ts";
import { openFrame } from "./nativeFrame.ts";
import { saveFile, shareContent } from "./nativeSharing.ts";
import type { Platform } from "./platform.ts";
import { createStorage, type Vault } from "./storage.ts";
import { web } from "./web.ts";

/**
 * The app on a phone or tablet. It runs on its own origin, sends a token instead of a cookie and uses device features.
 */
export function native(): Platform {
  const baseUrl = import.meta.env.VITE_API_BASE ?? "https://kindling.example";
  const storage = createStorage(keychain, web.storage);

  return {
    isNative: true,
    baseUrl,
    open: async () => {
      await Promise.all([storage.open(), openFrame(baseUrl)]);
    },
    storage,
    save: (file) => void saveFile(file),
    leave: {
      to: (address) => void Browser.open({ url: address }),
      inNewTab: (address) => void Browser.open({ url: address }),
      reload: web.leave.reload,
      // Only Android lets an app minimize itself.
      blank: () => void App.minimizeApp().catch(() => window.location.replace("/")),
      confirmed: web.leave.confirmed,
    },
    canShare: () => true,
    share: shareContent,
    remind: (today) => (today ? planReminders(today) : cancelReminders()),
  };
}

/**
 * The device's secure store. Failed reads and writes look like missing values; callers read back to check
 * (docs/rules.md, Sessions).
 */
const keychain: Vault = {
  read: (name) => SecureStorage.getItem(name).catch(() => null),
  write: async (name, text) => {
    const writing = text === null ? SecureStorage.removeItem(name) : SecureStorage.setItem(name, text);
    await writing.catch(() => undefined);
  },
};
