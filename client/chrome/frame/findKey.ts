import { askForFindField, focusFindField, isFindKeyOn } from "#client/platform/findKey.ts";

// Ctrl or Cmd and K open the search. Loaded with the header's link to it, after the first screen.

window.addEventListener("keydown", (event) => {
  const isIt = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  if (!isIt || event.defaultPrevented || !isFindKeyOn()) return;
  // A visitor has no diary, and a dialog keeps the focus.
  const journal = document.querySelector<HTMLAnchorElement>('nav a[href="/journal"]');
  if (!journal || document.querySelector("[role=dialog], [role=alertdialog]")) return;

  event.preventDefault();
  if (focusFindField()) return;
  askForFindField();
  journal.click();
});
