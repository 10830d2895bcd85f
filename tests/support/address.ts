import { inject } from "vitest";

interface Server {
  url: string;
  /** The address of its database, if tests may use it. */
  database: string | undefined;
}

let own: Server | undefined;

/** Tells the other support files where this file's server listens; undefined after it has closed. */
export function listensAt(url: string | undefined, database?: string): void {
  own = url === undefined ? undefined : { url, database };
}

/** The address of the server under test: this file's own, else the shared one of screen and browser tests. */
export function serverUrl(): string {
  return own ? own.url : inject("serverUrl");
}

/** The address of that server's database, if tests may use it. */
export function testedDatabase(): string | undefined {
  return own ? own.database : inject("servedDatabaseUrl");
}
