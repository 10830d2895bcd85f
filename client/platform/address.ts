/** The host of the separate payments service, whose own API lives on ours (spec section 7). */
const paymentsHost: string = import.meta.env.VITE_PAYMENTS_HOST ?? "payments.kindling.example";

/**
 * The whole address of something on the server. An absolute one stays as it is, unless it names the payments host with
 * a path beginning /api/: that is answered by the main API.
 *
 * @throws TypeError for what is no address.
 */
export function addressOf(path: string, baseUrl: string): string {
  const asked = new URL(path, rootOf(baseUrl));
  const isMoved = asked.host === paymentsHost && asked.pathname.startsWith("/api/");
  return isMoved ? new URL(asked.pathname + asked.search, rootOf(baseUrl)).href : asked.href;
}

/** Whether an address belongs to our server, which alone may see who is asking. */
export function isOurs(address: string, baseUrl: string): boolean {
  return new URL(address).origin === new URL(rootOf(baseUrl)).origin;
}

function rootOf(baseUrl: string): string {
  return baseUrl || window.location.origin;
}
