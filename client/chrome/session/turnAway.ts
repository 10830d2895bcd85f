import { helpPath, lookInsidePath } from "#domain/paths.ts";
import { openedDevice } from "#client/platform/device.ts";
import { hasDrafts } from "#client/platform/drafts.ts";
import type { RequestError } from "#client/platform/requestError.ts";
import { toasts, type ToastMessage } from "#client/ui/overlays/toasts.ts";
import { setAddress } from "./headingFocus.ts";
import { openScope } from "./openScope.ts";
import { setSession, type SessionState } from "./sessionState.ts";

/** Addresses that stay open after a 401 (docs/rules.md, Sessions). */
const openToAll = new Set([
  "/",
  "/privacy-policy",
  "/terms-conditions",
  "/subscription-expired",
  "/reset-password",
  lookInsidePath,
  helpPath,
]);

/** Turns the person away, or defers that while they end the session themselves. */
export function turnAwayUnlessEnding(state: SessionState, error?: RequestError): void {
  if (state.ending) state.ending.turnAway ??= () => turnAway(state, error);
  else turnAway(state, error);
}

/** Leaves the screen after a 401 (docs/rules.md, Sessions). Without `error`, a response had no viewer. */
function turnAway(state: SessionState, error?: RequestError): void {
  const { isNative, storage, scope } = state;
  const isExpired = error?.subscriptionExpired && error.userEmail;
  const place = isExpired ? `/subscription-expired?email=${encodeURIComponent(isExpired)}` : "/";
  const mayStay = !isExpired && openToAll.has(window.location.pathname);

  if (isExpired) {
    const { dataToken = (isNative ? storage.token() : null) ?? undefined, checkoutPass } = error;
    state.dataAccess = { token: dataToken, checkoutPass };
  }
  toasts.clear();
  if (scope?.who === "signedIn" && !isExpired) toasts.show(sessionExpired());
  if (isNative || !error) void storage.forget();
  // Ending a stolen laptop's session clears it this way. Unsent entries wait for the same person.
  if (!isExpired) void openedDevice().then((store) => store?.answers.clear().catch(() => undefined));

  if (state.session.status === "known" && scope?.who === "visitor") {
    if (!mayStay) void scope.router.navigate(place);
    return;
  }
  if (!mayStay) setAddress(place);
  setSession(state, { status: "known", scope: openScope(state, "visitor") });
}

function sessionExpired(): ToastMessage {
  return {
    title: "Your session has expired. Please log in again.",
    ...(hasDrafts() ? { description: "What you were writing is kept on this device." } : {}),
    tone: "destructive",
  };
}
