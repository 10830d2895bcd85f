// Asks what the client begins with at an address before its modules have come. Nothing where a sign-out is still owed: then
// the client ends that session first. client/first/browser/early.ts hands the answers over. client/first/build/pages.mjs gives the questions.
((questions) => {
  const path = location.pathname;
  let user = null;
  let owesSignOut = false;
  try {
    user = localStorage.getItem("kindling.user");
    owesSignOut = localStorage.getItem("kindling.sign-out") === "owed";
  } catch {
    // No storage.
  }
  // As client/platform/zones.ts has it.
  const zone = globalThis.Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const headers = { Accept: "application/json", "Content-Type": "application/json", "X-Time-Zone": zone };
  const asked = new Map();
  for (const question of owesSignOut || location.search ? [] : (questions[path] ?? [])) {
    const body = question.replace('"$year"', new Date().getFullYear());
    const caller = new AbortController();
    const answer = fetch("/graphql", {
      method: "POST",
      headers,
      body,
      credentials: "same-origin",
      signal: caller.signal,
    });
    answer.catch(() => undefined);
    asked.set(body, { answer, caller });
  }
  window.kindlingEarly = { user, zone, asked };
})(QUESTIONS);
