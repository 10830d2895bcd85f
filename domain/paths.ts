/** Where a browser would send a form by itself, which leads home and reads nothing. */
export const formPath = "/form";

/** A signed-in person's addresses (spec section 2), but for those that are open to all. */
export const signedInPaths = [
  "/",
  "/log-action",
  "/journal",
  "/mood",
  "/karma-exchange",
  "/exchange",
  "/trends",
  "/settings",
  "/edit-profile",
  "/user-list",
  "/connection-requests",
  "/connected-users",
] as const;
