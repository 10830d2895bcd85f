import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { git } from "./changes.mjs";
import { root } from "./run.mjs";

const product = ["client", "server", "domain", "prisma", "package.json"];

/** Says how much of the product has changed since the commit that `text`, docs/measurements/whole.md, names. */
export function sinceWhole(text, countSince = commitsSince) {
  const commit = /^- Commit: `([\da-f]+)`/m.exec(text)?.[1];
  if (commit === undefined) return "The whole suite has no result yet: npm run test:all writes it.";
  const count = countSince(commit);
  if (count === undefined) return `The whole suite ran at ${commit}, which this clone does not have.`;
  return `The whole suite ran at ${commit}. Since then ${count} commits have changed the product.`;
}

/** Prints sinceWhole of the committed file. It only informs. */
export function saySinceWhole() {
  const place = join(root, "docs/measurements/whole.md");
  console.log(sinceWhole(existsSync(place) ? readFileSync(place, "utf8") : ""));
}

function commitsSince(commit) {
  return git("rev-list", "--count", `${commit}..HEAD`, "--", ...product)?.[0];
}
