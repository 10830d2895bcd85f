/** Of the separate payments service, whose API is served by ours (docs/rules.md, Addresses). */
const paymentsHost: string = import.meta.env.VITE_PAYMENTS_HOST ?? "payments.kindling.example";

/**
 * The whole address of a path. An absolute address stays, but for the payments host's /api/ (docs/rules.md, Addresses).
 *
 * @throws TypeError for what is no address.
 */
export function addressOf(path: string, baseUrl: string): string {
  const asked = new URL(path, rootOf(baseUrl));
  const isMoved = asked.host === paymentsHost && asked.pathname.startsWith("/api/");
  return isMoved ? new URL(asked.pathname + asked.search, rootOf(baseUrl)).href : asked.href;
}

/** Whether an address is on our server: no other gets cookie, token or zone. */
export function isOurs(address: string, baseUrl: string): boolean {
  return new URL(address).origin === new URL(rootOf(baseUrl)).origin;
}

function rootOf(baseUrl: string): string {
  return baseUrl || window.location.origin;
}
