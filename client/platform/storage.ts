import { isRecord } from "./problem.ts";

/** The stored user record (docs/rules.md, Sessions). It proves nothing: the server decides who is signed in. */
export interface StoredUser {
  id: string;
  username: string;
  displayName: string | null;
  email: string;
  country: string;
}

/** Stores the token, user and settings. Asynchronous, as native secure stores are. */
export interface Vault {
  read: (name: string) => Promise<string | null>;
  write: (name: string, text: string | null) => Promise<void>;
}

/** Stores drafts and choices, synchronously. Null removes a text; without storage nothing is found. */
export interface Texts {
  read: (name: string) => string | null;
  write: (name: string, text: string | null) => void;
  names: () => string[];
}

/** The device's storage. `open` loads it; reads come from memory and writes go through. */
export interface DeviceStorage {
  open: () => Promise<void>;
  token: () => string | null;
  /** The last person who signed in and has not signed out. */
  user: () => StoredUser | null;
  settings: () => Readonly<Record<string, boolean>>;
  /** @throws Error when it cannot be read back (docs/rules.md, Sessions). */
  keepToken: (token: string) => Promise<void>;
  /** @throws Error when it cannot be read back (docs/rules.md, Sessions). */
  keepUser: (user: StoredUser) => Promise<void>;
  keepSettings: (settings: Readonly<Record<string, boolean>>) => Promise<void>;
  /** Whether a sign-out has not reached the server, so its cookie is still valid. */
  owesSignOut: () => boolean;
  oweSignOut: (owes: boolean) => Promise<void>;
  forget: () => Promise<void>;
  /** Calls `listener` when another tab signs out or signs somebody else in. Returns a function that unsubscribes. */
  onOtherUser: (listener: () => void) => () => void;
  device: Texts;
  tab: Texts;
}

const names = {
  token: "kindling.token",
  user: "kindling.user",
  settings: "kindling.settings",
  signOut: "kindling.sign-out",
} as const;
type Name = (typeof names)[keyof typeof names];

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
      // Otherwise another tab would end the new session when it repeats the old sign-out.
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
