// Loads the client's modules after the first paint, because they would delay it on a slow connection. A hidden tab
// loads them immediately. client/first/build/pages.mjs inserts the files: the entry, the shared modules, and the
// modules of each address.
((entry, files, filesAt) => {
  let hasBegun = false;
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    const client = Object.assign(document.createElement("script"), { type: "module", src: entry });
    const rest = [...files, ...(filesAt[location.pathname] ?? [])].map((href) =>
      Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
    );
    // The entry is the largest file, so it comes first. The rest load in parallel.
    document.head.append(client, ...rest);
  };

  if (document.hidden) return begin();
  // Some browsers report no paint.
  setTimeout(begin, 300);
  new PerformanceObserver(begin).observe({ type: "paint", buffered: true });
})(ENTRY, FILES, FILES_AT);
