// Shows whoever opens a page made at build where they are: the head of the screen to come, its title and its place in the navigation.
for (const head of document.querySelectorAll("[data-head]")) {
  if (head.dataset.head === location.pathname) {
    head.hidden = false;
    document.title = head.dataset.title;
  } else head.remove();
}
document.querySelector(`nav a[href="${location.pathname}"]`)?.setAttribute("aria-current", "page");
