import { addressOf, isOurs } from "./address.ts";
import { platform } from "./platform.ts";

/** The server's practice page, unless an external checkout is configured. */
const checkout: string = import.meta.env.VITE_CHECKOUT_URL ?? "/checkout";

/**
 * Returns the address of the checkout. `pass` lets the native app's browser, which has no cookie of ours, pay there.
 */
export function checkoutAddress(email: string | undefined, hasUsedTrial: boolean, pass?: string): string {
  const address = new URL(addressOf(checkout, platform.baseUrl));
  if (email) address.searchParams.set("email", email);
  address.searchParams.set("hasUsedTrial", String(hasUsedTrial));
  if (pass && platform.isNative && isOurs(address.href, platform.baseUrl)) address.searchParams.set("pass", pass);
  return address.href;
}
