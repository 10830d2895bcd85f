// The chosen theme must be known before the first paint, which does not wait for the client's modules. See theme.ts.
try {
  const theme = localStorage.getItem("kindling.theme");
  if (theme === "day" || theme === "night") document.documentElement.dataset.theme = theme;
} catch {
  // No storage: the device decides.
}
