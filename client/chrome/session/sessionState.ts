import type { createBrowserRouter, RouteObject } from "react-router-dom";
import type { Environment } from "relay-runtime";
import type { createEnvironment } from "#client/data/environment.ts";
import type { Platform } from "#client/platform/platform.ts";
import type { RequestError } from "#client/platform/requestError.ts";
import type { DataAccess } from "./sessionContext.ts";

/** The time between a sign-in and a sign-out, or a visitor's time, with a Relay environment and a router of its own. */
export interface Stay {
  number: number;
  who: "visitor" | "signedIn";
  environment: Environment;
  router: ReturnType<typeof createBrowserRouter>;
}

/** The routes of each kind of stay. */
export type RoutesOf = Record<Stay["who"], (environment: Environment) => RouteObject[]>;

export type Session =
  | { status: "loading" }
  | { status: "unreachable"; error: unknown }
  /** The help page is open, and nobody was looked up. */
  | { status: "help" }
  | { status: "known"; stay: Stay };

/** What the functions of the session read and change. `createSession` makes one for each page. */
export interface SessionState extends Pick<Platform, "isNative" | "storage"> {
  routesOf: RoutesOf;
  /** What every environment is made with. */
  connection: NonNullable<Parameters<typeof createEnvironment>[0]>;
  session: Session;
  /** During the look-up, the stay that is expected. */
  stay?: Stay | undefined;
  stays: number;
  lookedUpAt: number;
  /** The epoch of the diary on screen. */
  epoch: number;
  dataAccess?: DataAccess | undefined;
  /** Set while the person ends the session; holds the first 401 until that is done. */
  ending?: Ending | undefined;
  listeners: Set<() => void>;
  /** Answers of the server that concern the session of the current stay. */
  onUnauthorized: (error: RequestError) => void;
  onNobody: () => void;
  onReset: () => void;
  onNavigate: () => void;
}

export interface Ending {
  /** What the held 401 would have done. */
  turnAway?: () => void;
}

export function setSession(state: SessionState, session: Session): void {
  state.session = session;
  for (const listener of state.listeners) listener();
}
