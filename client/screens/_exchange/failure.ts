/**
 * Words for a failure: a fixed text without a response, or the server's reason instead of "try again" (docs/rules.md,
 * Failures).
 */
export function failure(what: string) {
  const words = (how: string) => ({ title: "Error", description: `${what} ${how}` });
  return { failed: () => words("Please try again."), refused: (reason = "Please try again.") => words(reason) };
}
