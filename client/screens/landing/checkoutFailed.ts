import type { ToastMessage } from "#client/ui/overlays/toasts.ts";

/** Said where the checkout could not begin (docs/rules.md, Checkout). */
export const checkoutFailed: ToastMessage = {
  title: "Checkout Error",
  description: "Failed to start trial. Please try again.",
  tone: "destructive",
};
