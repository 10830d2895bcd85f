// Sends a screen's first queries before the client's modules have loaded. client/first/browser/early.ts uses the
// responses, and client/first/build/pages.mjs inserts the queries. It sends nothing while a sign-out is pending,
// because the client must end that session first.
((questions) => {
  const path = location.pathname;
  let user = null;
  let owesSignOut = false;
  try {
    user = localStorage.getItem("kindling.user");
    owesSignOut = localStorage.getItem("kindling.sign-out") === "owed";
  } catch {
    // Storage is blocked.
  }
  // Same as client/platform/zones.ts.
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
  window.kindlingEarly = { user, zone, asked, at: Date.now() };
})(QUESTIONS);
