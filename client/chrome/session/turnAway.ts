import { helpPath, lookInsidePath } from "#domain/paths.ts";
import { hasDrafts } from "#client/platform/drafts.ts";
import type { RequestError } from "#client/platform/requestError.ts";
import { toasts, type ToastMessage } from "#client/ui/overlays/toasts.ts";
import { arriveAt } from "./arrival.ts";
import { openStay } from "./openStay.ts";
import { setSession, type SessionState } from "./sessionState.ts";

/** Addresses that a 401 does not lead away from (docs/rules.md, Sessions). */
const openToAll = new Set([
  "/",
  "/privacy-policy",
  "/terms-conditions",
  "/subscription-expired",
  "/reset-password",
  lookInsidePath,
  helpPath,
]);

/** Turns the person away, or waits until they have ended the session themselves. */
export function turnAwayUnlessEnding(state: SessionState, error?: RequestError): void {
  if (state.ending) state.ending.turnAway ??= () => turnAway(state, error);
  else turnAway(state, error);
}

/** Leads away after a 401 (docs/rules.md, Sessions). Without an error, an answer has named no viewer. */
function turnAway(state: SessionState, error?: RequestError): void {
  const { isNative, storage, stay } = state;
  const isExpired = error?.subscriptionExpired && error.userEmail;
  const place = isExpired ? `/subscription-expired?email=${encodeURIComponent(isExpired)}` : "/";
  const mayStay = !isExpired && openToAll.has(window.location.pathname);

  if (isExpired) {
    const { dataToken = (isNative ? storage.token() : null) ?? undefined, checkoutPass } = error;
    state.dataAccess = { token: dataToken, checkoutPass };
  }
  toasts.clear();
  if (stay?.who === "signedIn" && !isExpired) toasts.show(sessionExpired());
  if (isNative || !error) void storage.forget();

  if (state.session.status === "known" && stay?.who === "visitor") {
    if (!mayStay) void stay.router.navigate(place);
    return;
  }
  if (!mayStay) arriveAt(place);
  setSession(state, { status: "known", stay: openStay(state, "visitor") });
}

function sessionExpired(): ToastMessage {
  return {
    title: "Your session has expired. Please log in again.",
    ...(hasDrafts() ? { description: "What you were writing is kept on this device." } : {}),
    tone: "destructive",
  };
}
