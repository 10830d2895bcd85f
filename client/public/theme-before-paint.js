// Applies the chosen theme before the first paint, which happens before the client's modules load. See theme.ts.
try {
  const theme = localStorage.getItem("kindling.theme");
  if (theme === "day" || theme === "night") document.documentElement.dataset.theme = theme;
} catch {
  // Storage is blocked, so the device's theme applies.
}
