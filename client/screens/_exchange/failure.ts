/** What a failure is said to be: fixed words where nobody answered, and the server's reason in place of their "try again" (docs/rules.md, Failures). */
export function failure(what: string) {
  const words = (how: string) => ({ title: "Error", description: `${what} ${how}` });
  return { failed: () => words("Please try again."), refused: (reason = "Please try again.") => words(reason) };
}
