import { askForFindField, isFindKeyOn } from "#client/platform/findKey.ts";

// Ctrl or Cmd and K open the search. Loaded after the first screen.

window.addEventListener("keydown", (event) => {
  const isIt = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  if (!isIt || event.defaultPrevented || !isFindKeyOn()) return;
  // A visitor has no diary, and a dialog keeps the focus.
  const journal = document.querySelector<HTMLAnchorElement>('nav a[href="/journal"]');
  if (!journal || document.querySelector("[role=dialog], [role=alertdialog]")) return;

  event.preventDefault();
  const field = document.querySelector<HTMLInputElement>("input[name=find]");
  field?.focus();
  // While a page is written or an entry edited, the field is hidden and does not take the focus.
  if (field && document.activeElement === field) return field.select();
  askForFindField();
  journal.click();
});
