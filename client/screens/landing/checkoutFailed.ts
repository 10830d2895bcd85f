import type { ToastMessage } from "#client/ui/overlays/toasts.ts";

/** Shown if the checkout could not be opened (docs/rules.md, Checkout). */
export const checkoutFailed: ToastMessage = {
  title: "Checkout Error",
  description: "Failed to start trial. Please try again.",
  tone: "destructive",
};
