import type { ToastMessage } from "#client/ui/overlays/toasts.ts";

/** Spec section 8, login and trial. */
export const checkoutFailed: ToastMessage = {
  title: "Checkout Error",
  description: "Failed to start trial. Please try again.",
  tone: "destructive",
};
