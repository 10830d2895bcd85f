import type { ToastMessage } from "#client/ui/toasts.ts";

/** Spec section 8, login and trial. */
export const checkoutFailed: ToastMessage = {
  title: "Checkout Error",
  description: "Failed to start trial. Please try again.",
  tone: "destructive",
};
