import { createBrowserRouter } from "react-router-dom";
import type { Environment } from "relay-runtime";
import { forgetConnection } from "#client/data/relay/connected.ts";
import { forgetDrawn } from "#client/data/relay/drawn.ts";
import { createEnvironment } from "#client/data/environment.ts";
import type { SessionState, SessionScope } from "./sessionState.ts";

/** Closes the current scope and opens the next one (sessionState.ts). */
export function openScope(
  state: SessionState,
  who: SessionScope["who"],
  environment = newEnvironment(state),
): SessionScope {
  closeScope(state);
  state.scopes += 1;
  const router = createBrowserRouter(state.routesOf[who](environment));
  state.ending = undefined;
  return (state.scope = { number: state.scopes, who, environment, router });
}

export function closeScope(state: SessionState): void {
  state.scope?.router.dispose();
  state.scope = undefined;
  forgetConnection();
  forgetDrawn();
}

function newEnvironment(state: SessionState): Environment {
  const isCurrent = () => environment === state.scope?.environment;
  const environment = createEnvironment({
    ...state.connection,
    onUnauthorized: (error) => isCurrent() && state.onUnauthorized(error),
    onNoViewer: () => isCurrent() && state.scope?.who === "signedIn" && state.onNoViewer(),
    onPerson: (id) => isCurrent() && state.onPerson(id),
    onEpoch: (epoch) => isCurrent() && epoch > state.epoch && state.onReset(),
    hasEnded: () => !isCurrent(),
  });
  return environment;
}
