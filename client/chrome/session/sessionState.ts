import type { createBrowserRouter, RouteObject } from "react-router-dom";
import type { Environment } from "relay-runtime";
import type { createEnvironment } from "#client/data/environment.ts";
import type { Platform } from "#client/platform/platform.ts";
import type { RequestError } from "#client/platform/requestError.ts";
import type { DataAccess } from "./sessionContext.ts";

/** One period as a signed-in person or as a visitor, with its own Relay environment and router. */
export interface SessionScope {
  number: number;
  who: "visitor" | "signedIn";
  environment: Environment;
  router: ReturnType<typeof createBrowserRouter>;
}

/** The routes of a signed-in person and of a visitor. */
export type RoutesOf = Record<SessionScope["who"], (environment: Environment) => RouteObject[]>;

export type Session =
  | { status: "loading" }
  | { status: "unreachable"; error: unknown }
  /** The help page is open and no look-up was made. */
  | { status: "help" }
  | { status: "known"; scope: SessionScope };

/** The shared state of the session functions. `createSession` makes one for each page. */
export interface SessionState extends Pick<Platform, "isNative" | "storage"> {
  routesOf: RoutesOf;
  /** The options of every environment. */
  connection: NonNullable<Parameters<typeof createEnvironment>[0]>;
  session: Session;
  /** During the look-up, the expected scope. */
  scope?: SessionScope | undefined;
  /** The scope of a visitor, as long as no server has answered who is signed in. */
  unsure?: SessionScope;
  scopes: number;
  lookedUpAt: number;
  /** The id of the person whose scope it is. */
  person?: string | undefined;
  /** The epoch of the diary on screen. */
  epoch: number;
  dataAccess?: DataAccess | undefined;
  /** Set while the person ends the session. Holds the first 401 until that has finished. */
  ending?: Ending | undefined;
  listeners: Set<() => void>;
  /** Server responses that affect the current scope. */
  onUnauthorized: (error: RequestError) => void;
  onNoViewer: () => void;
  onPerson: (id: string) => void;
  onReset: () => void;
}

export interface Ending {
  /** Handles the deferred 401. */
  turnAway?: () => void;
}

export function setSession(state: SessionState, session: Session): void {
  state.session = session;
  for (const listener of state.listeners) listener();
}
