import { addressOf } from "./address.ts";
import { platform } from "./platform.ts";

/** The server's practice page, until an external checkout is set up. */
const checkout: string = import.meta.env.VITE_CHECKOUT_URL ?? "/checkout";

export function checkoutAddress(email: string | undefined, hasUsedTrial: boolean): string {
  const address = new URL(addressOf(checkout, platform.baseUrl));
  if (email) address.searchParams.set("email", email);
  address.searchParams.set("hasUsedTrial", String(hasUsedTrial));
  return address.href;
}
