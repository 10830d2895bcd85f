import { ScrollRestoration, type Location } from "react-router-dom";

/** Keeps the place on the page through a reload and on the way back. Any other page begins at its top. */
export function ScrollPlace() {
  return <ScrollRestoration getKey={keyOf} />;
}

/** React Router gives all pages that are opened by their address one key, and so one place. A link to a part of a page leads there. */
function keyOf({ key, pathname, hash }: Location): string {
  return key === "default" ? pathname + hash : key;
}
