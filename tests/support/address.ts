import { inject } from "vitest";

interface Server {
  url: string;
  /** Where its database is, if tests may reach that. */
  database: string | undefined;
}

let own: Server | undefined;

/** Tells the rest of this file's support where its own server listens; nothing once that is closed. */
export function listensAt(url: string | undefined, database?: string): void {
  own = url === undefined ? undefined : { url, database };
}

/** Where the server under test listens: this file's own, else the one that is served to every screen and browser test. */
export function serverUrl(): string {
  return own ? own.url : inject("serverUrl");
}

/** Where the database of that server is, if tests may reach it. */
export function testedDatabase(): string | undefined {
  return own ? own.database : inject("servedDatabaseUrl");
}
