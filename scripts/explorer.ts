// Builds the page behind `GET /graphql` in a browser: GraphiQL from our own files, compressed, with its headers in a
// file beside it. Usage: node --import tsx scripts/explorer.ts <folder of the built client>
import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { renderGraphiQL } from "@graphql-yoga/render-graphiql";
import { brand } from "#domain/brand.ts";

const sample = `# ${brand}'s GraphQL. Sign in on the site first: this page then speaks for you.

query Balance {
  viewer {
    user { username }
    balances { today { gold coal } all { gold coal } }
    summary { actionsLogged positiveInteractions }
  }
}

query LatestActions {
  viewer {
    actions(first: 5) {
      edges { node { id eventTitle classification emotionResponse gold coal localDate } }
      pageInfo { hasNextPage endCursor }
    }
  }
}

mutation LogSomething {
  logAction(
    input: {
      stamp: { clientId: "change-me-each-time" }
      type: ACTION
      classification: POSITIVE
      intention: POSITIVE
      emotionResponse: HAPPY
      effectOnOthers: GREAT
      eventTitle: "Held the door"
    }
  ) {
    ... on LogActionPayload { action { id gold coal } viewer { balances { today { gold coal } } } }
    ... on Refusal { message field }
  }
}
`;

/** Writes the page into the folder of the built client, where server/doors/graph/explorer.ts reads it. */
export function writeExplorer(folder: string): void {
  const page = Buffer.from(renderGraphiQL({ title: `${brand} GraphQL`, defaultQuery: sample }));
  const pages = join(folder, ".pages");
  mkdirSync(pages, { recursive: true });
  writeFileSync(join(pages, "explorer.html"), page);
  writeFileSync(join(pages, "explorer.html.br"), brotliCompressSync(page, { params: quickly }));
  writeFileSync(join(pages, "explorer.html.gz"), gzipSync(page));
  writeFileSync(
    join(pages, "explorer.json"),
    JSON.stringify({ tag: hashOf(page, "base64url"), script: scriptIn(page) }),
  );
}

// The best quality, 11, takes ten times as long for a tenth less.
const quickly = { [constants.BROTLI_PARAM_QUALITY]: 9 };

/** The hash of the one inline script, by which the policy allows it: everything up to the end tag. */
function scriptIn(page: Buffer): string {
  const start = page.indexOf("<script>") + "<script>".length;
  return `'sha256-${hashOf(page.subarray(start, page.indexOf("</script", start)), "base64")}'`;
}

function hashOf(bytes: Buffer, encoding: "base64" | "base64url"): string {
  return createHash("sha256").update(bytes).digest(encoding);
}

const [, script, folder] = process.argv;
if (script === import.meta.filename && folder) writeExplorer(folder);
