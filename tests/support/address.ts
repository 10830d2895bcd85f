import { inject } from "vitest";

let own: string | undefined;

/** Tells the rest of this file's support where its own server listens; nothing once that is closed. */
export function listensAt(url: string | undefined): void {
  own = url;
}

/** Where the server under test listens: this file's own, else the one that is served to every screen and browser test. */
export function serverUrl(): string {
  return own ?? inject("serverUrl");
}
