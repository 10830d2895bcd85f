import { isRecord } from "./problem.ts";

/** The user record kept on the device (design.md section 3). It proves nothing: the server decides who is here. */
export interface StoredUser {
  id: string;
  username: string;
  displayName: string | null;
  email: string;
  country: string;
}

/** Where a platform keeps what speaks for a person. It answers by promises, as a native secure store does. */
export interface Vault {
  read: (name: string) => Promise<string | null>;
  /** Null removes it. */
  write: (name: string, text: string | null) => Promise<void>;
}

/** Short texts that are read at once, such as drafts. Nothing is found where nothing can be kept. */
export interface Texts {
  read: (name: string) => string | null;
  /** Null removes it. */
  write: (name: string, text: string | null) => void;
  names: () => string[];
}

/** What is kept on the device. `open` loads it; from then on it is read from memory and written through. */
export interface DeviceStorage {
  open: () => Promise<void>;
  /** The bearer token of the native shell, if somebody is signed in there. */
  token: () => string | null;
  /** Who signed in last on this device and has not signed out. */
  user: () => StoredUser | null;
  /** What the person has switched on and off, as this device heard last (spec section 3). */
  settings: () => Readonly<Record<string, boolean>>;
  /** @throws Error when it cannot be read back (spec section 5). */
  keepToken: (token: string) => Promise<void>;
  /** @throws Error when it cannot be read back (spec section 5). */
  keepUser: (user: StoredUser) => Promise<void>;
  keepSettings: (settings: Readonly<Record<string, boolean>>) => Promise<void>;
  /** Whether a sign-out did not reach the server yet, so that its cookie still speaks for whoever left. */
  owesSignOut: () => boolean;
  oweSignOut: (owes: boolean) => Promise<void>;
  /** Forgets token, user and settings. */
  forget: () => Promise<void>;
  /** Calls when another tab has signed somebody else in, or out. Returns a function that stops it. */
  onOtherUser: (listener: () => void) => () => void;
  /** Kept until they are removed. */
  device: Texts;
  /** Kept while the tab is open. */
  tab: Texts;
}

const names = {
  token: "kindling.token",
  user: "kindling.user",
  settings: "kindling.settings",
  signOut: "kindling.sign-out",
} as const;
type Name = (typeof names)[keyof typeof names];

/** The storage of a platform, over the places where it keeps things. */
export function createStorage(vault: Vault, texts: Pick<DeviceStorage, "device" | "tab">): DeviceStorage {
  const memory = new Map<string, string | null>();

  const open = async () => {
    for (const name of Object.values(names)) memory.set(name, await vault.read(name));
  };
  const write = (name: Name, text: string | null) => {
    memory.set(name, text);
    return vault.write(name, text);
  };
  const writeForSure = async (name: Name, text: string, failure: string) => {
    await write(name, text);
    if ((await vault.read(name)) === text) return;
    memory.set(name, null);
    throw new Error(failure);
  };

  const oweSignOut = (owes: boolean) => write(names.signOut, owes ? "owed" : null);
  const user = () => userIn(memory.get(names.user));
  const settings = () => settingsIn(memory.get(names.settings));
  return {
    ...texts,
    open,
    token: () => memory.get(names.token) ?? null,
    user,
    settings,
    keepToken: (token) => writeForSure(names.token, token, "Token storage verification failed"),
    keepUser: async (kept) => {
      // Another tab must not take the new cookie for the one that was left behind.
      void oweSignOut(false);
      await writeForSure(names.user, JSON.stringify(kept), "User storage verification failed");
    },
    keepSettings: (changed) => write(names.settings, JSON.stringify({ ...settings(), ...changed })),
    owesSignOut: () => memory.get(names.signOut) === "owed",
    oweSignOut,
    forget: async () => {
      await Promise.all([names.token, names.user, names.settings].map((name) => write(name, null)));
    },
    onOtherUser: (listener) => {
      const hear = async ({ key }: StorageEvent) => {
        if (key !== null && !memory.has(key)) return;
        const before = user()?.id;
        await open();
        if (user()?.id !== before) listener();
      };
      const hearAll = (event: StorageEvent) => void hear(event);
      window.addEventListener("storage", hearAll);
      return () => window.removeEventListener("storage", hearAll);
    },
  };
}

function userIn(text: string | null | undefined): StoredUser | null {
  const user = parsed(text);
  return isUser(user) ? user : null;
}

function isUser(value: unknown): value is StoredUser {
  return isRecord(value) && typeof value.id === "string" && typeof value.email === "string";
}

function settingsIn(text: string | null | undefined): Readonly<Record<string, boolean>> {
  const settings = Object.entries(parsed(text) ?? {});
  return Object.fromEntries(settings.filter((each): each is [string, boolean] => typeof each[1] === "boolean"));
}

function parsed(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return undefined;
  }
}
