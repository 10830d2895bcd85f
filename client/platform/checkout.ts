import { addressOf } from "./address.ts";
import { platform } from "./platform.ts";

/** The external card-payment checkout. Until one is set up, the server has a practice page at this address. */
const checkout: string = import.meta.env.VITE_CHECKOUT_URL ?? "/checkout";

/** Where a person pays, or begins their trial (spec section 7, external). An unknown e-mail is left out. */
export function checkoutAddress(email: string | undefined, hasUsedTrial: boolean): string {
  const address = new URL(addressOf(checkout, platform.baseUrl));
  if (email) address.searchParams.set("email", email);
  address.searchParams.set("hasUsedTrial", String(hasUsedTrial));
  return address.href;
}
