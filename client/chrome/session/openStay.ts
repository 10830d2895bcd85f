import { createBrowserRouter } from "react-router-dom";
import type { Environment } from "relay-runtime";
import { createEnvironment } from "#client/data/environment.ts";
import type { SessionState, Stay } from "./sessionState.ts";

/** Closes the current stay and opens the next one. */
export function openStay(state: SessionState, who: Stay["who"], environment = newEnvironment(state)): Stay {
  closeStay(state);
  state.stays += 1;
  const router = createBrowserRouter(state.routesOf[who](environment));
  if (who === "signedIn") router.subscribe(state.onNavigate);
  state.ending = undefined;
  return (state.stay = { number: state.stays, who, environment, router });
}

export function closeStay(state: SessionState): void {
  state.stay?.router.dispose();
  state.stay = undefined;
}

function newEnvironment(state: SessionState): Environment {
  const isCurrent = () => environment === state.stay?.environment;
  const environment = createEnvironment({
    ...state.connection,
    onUnauthorized: (error) => isCurrent() && state.onUnauthorized(error),
    onNobody: () => isCurrent() && state.stay?.who === "signedIn" && state.onNobody(),
    onEpoch: (epoch) => isCurrent() && epoch > state.epoch && state.onReset(),
    hasEnded: () => !isCurrent(),
  });
  return environment;
}
