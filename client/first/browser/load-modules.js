// Fetches the client's modules once the page made at build has been painted, which they would hold up on a slow line; at once
// where nobody looks. client/first/build/pages.mjs gives the files: the entry, what every address needs, and what only one does.
((entry, files, filesAt) => {
  let hasBegun = false;
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    const client = Object.assign(document.createElement("script"), { type: "module", src: entry });
    const rest = [...files, ...(filesAt[location.pathname] ?? [])].map((href) =>
      Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
    );
    // The largest first: the others come beside it.
    document.head.append(client, ...rest);
  };

  if (document.hidden) return begin();
  // Not every browser tells.
  setTimeout(begin, 300);
  new PerformanceObserver(begin).observe({ type: "paint", buffered: true });
})(ENTRY, FILES, FILES_AT);
