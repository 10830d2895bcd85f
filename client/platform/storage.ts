import { isRecord } from "./problem.ts";

/** The user record kept on the device (design.md section 3). */
export interface StoredUser {
  id: string;
  username: string;
  displayName: string | null;
  email: string;
}

const tokenName = "kindling.token";
const userName = "kindling.user";
const settingsName = "kindling.settings";

/** The bearer token of the native shell, if somebody is signed in there. */
export function storedToken(): string | null {
  return read(tokenName);
}

/** Who signed in last on this device and has not signed out. It proves nothing: the server decides. */
export function storedUser(): StoredUser | null {
  return userIn(read(userName));
}

/** Keeps the token on the device. Throws an Error when it cannot be read back (spec section 5). */
export function storeToken(token: string): void {
  write(tokenName, token);
  if (storedToken() !== token) throw new Error("Token storage verification failed");
}

/** Keeps the user record on the device. Throws an Error when it cannot be read back (spec section 5). */
export function storeUser(user: StoredUser): void {
  write(userName, JSON.stringify(user));
  if (storedUser()?.id !== user.id) throw new Error("User storage verification failed");
}

/** What the person has switched on and off, as this device heard last (spec section 3); nothing is known before that. */
export function storedSettings(): Readonly<Record<string, boolean>> {
  try {
    const settings: unknown = JSON.parse(read(settingsName) ?? "null");
    if (!isRecord(settings)) return {};
    return Object.fromEntries(
      Object.entries(settings).filter((each): each is [string, boolean] => each[1] === true || each[1] === false),
    );
  } catch {
    return {};
  }
}

/** Keeps settings on the device, beside those that are kept already. The server's are the true ones. */
export function storeSettings(settings: Readonly<Record<string, boolean>>): void {
  write(settingsName, JSON.stringify({ ...storedSettings(), ...settings }));
}

/** Forgets all of it: who it was, their token and their settings. */
export function forgetStoredAuth(): void {
  remove(tokenName);
  remove(userName);
  remove(settingsName);
}

/** Calls when another tab has signed somebody else in, or out. Returns a function that stops it. */
export function onOtherUser(listener: () => void): () => void {
  const hear = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === userName && userIn(oldValue)?.id !== userIn(newValue)?.id) listener();
  };
  window.addEventListener("storage", hear);
  return () => window.removeEventListener("storage", hear);
}

function userIn(text: string | null): StoredUser | null {
  try {
    const user: unknown = JSON.parse(text ?? "null");
    return isUser(user) ? user : null;
  } catch {
    return null;
  }
}

function isUser(value: unknown): value is StoredUser {
  return isRecord(value) && typeof value.id === "string" && typeof value.email === "string";
}

// Storage throws in private windows of some browsers and when it is full; reading back is what tells.
function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function write(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {
    // As above.
  }
}

function remove(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // As above.
  }
}
