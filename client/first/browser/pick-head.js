// Shows the heading, title and navigation item of the current address in the prerendered page.
for (const head of document.querySelectorAll("[data-head]")) {
  if (head.dataset.head === location.pathname) {
    head.hidden = false;
    document.title = head.dataset.title;
  } else head.remove();
}
document.querySelector(`nav a[href="${location.pathname}"]`)?.setAttribute("aria-current", "page");
