/** Host of the separate payments service. Our server also serves its API (docs/rules.md, Addresses). */
const paymentsHost: string = import.meta.env.VITE_PAYMENTS_HOST ?? "payments.kindling.example";

/**
 * Resolves a path to a full address. Absolute addresses stay, except the payments host's /api/ (docs/rules.md,
 * Addresses).
 *
 * @throws TypeError for an invalid address.
 */
export function addressOf(path: string, baseUrl: string): string {
  const asked = new URL(path, rootOf(baseUrl));
  const isMoved = asked.host === paymentsHost && asked.pathname.startsWith("/api/");
  return isMoved ? new URL(asked.pathname + asked.search, rootOf(baseUrl)).href : asked.href;
}

/** Whether an address is on our server. Only our server gets the cookie, the token and the zone. */
export function isOurs(address: string, baseUrl: string): boolean {
  return new URL(address).origin === new URL(rootOf(baseUrl)).origin;
}

function rootOf(baseUrl: string): string {
  return baseUrl || window.location.origin;
}
