import { clock } from "./clock.ts";
import type { Platform } from "./platform.ts";
import { createStorage, type Texts } from "./storage.ts";

const texts = { device: textsIn(() => localStorage), tab: textsIn(() => sessionStorage) };
const storage = createStorage(
  { read: async (name) => texts.device.read(name), write: async (...kept) => texts.device.write(...kept) },
  texts,
);

/** A browser on the server's own pages. A cookie identifies the person. */
export const web: Platform = {
  isNative: false,
  baseUrl: "",
  open: storage.open,
  storage,
  save: (file) => {
    const address = URL.createObjectURL(file);
    const link = document.createElement("a");
    link.href = address;
    link.download = file.name;
    link.click();
    // Some browsers read the file only after the click.
    clock.after(60_000, () => URL.revokeObjectURL(address));
  },
  leave: {
    to: (address) => window.location.assign(address),
    inNewTab: (address) => {
      const tab = window.open(address, "_blank");
      if (!tab) return web.leave.to(address);
      tab.opener = null;
    },
    reload: () => window.location.reload(),
    blank: () => window.location.replace("about:blank"),
    confirmed: (question) => window.confirm(question),
  },
  canShare: (content) => "canShare" in navigator && navigator.canShare(content),
  ...("share" in navigator ? { share: (content) => navigator.share(content) } : {}),
};

/** Storage throws in some private windows and when it is full. */
function textsIn(browserStorage: () => Storage): Texts {
  const attempt = <T>(work: (kept: Storage) => T, otherwise: T): T => {
    try {
      return work(browserStorage());
    } catch {
      return otherwise;
    }
  };

  return {
    read: (name) => attempt((kept) => kept.getItem(name), null),
    write: (name, text) =>
      attempt((kept) => (text === null ? kept.removeItem(name) : kept.setItem(name, text)), undefined),
    names: () => attempt((kept) => Object.keys(kept), []),
  };
}
