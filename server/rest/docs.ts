import type { Context } from "hono";
import { html, raw } from "hono/html";
import { brand } from "#domain/brand.ts";
import { policy } from "#server/chain/headers.ts";
import { openApi } from "./openApi.ts";

type Html = ReturnType<typeof html>;

interface Operation {
  summary: string;
  security?: unknown[];
  parameters: { name: string; in: string; required: boolean; schema: unknown }[];
  requestBody?: unknown;
  responses: Record<string, unknown>;
}

const style = raw(`
  :root { color-scheme: light dark; --ink: #1f2a37; --soft: #556372; --line: #e2eaf0; --page: #f4f8fb; --card: #fff; --accent: #1d5f8a; }
  @media (prefers-color-scheme: dark) {
    :root { --ink: #eaf1f7; --soft: #a3b3c2; --line: #28374a; --page: #111b28; --card: #1a2635; --accent: #86c6f0; }
  }
  body { margin: 0 auto; max-width: 60rem; padding: 32px 20px 80px; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--page); }
  h1, h2 { font-family: Georgia, serif; line-height: 1.2; }
  a { color: var(--accent); }
  details { margin: 12px 0; border: 1px solid var(--line); border-radius: 14px; background: var(--card); }
  summary { padding: 14px 16px; cursor: pointer; }
  summary:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 14px; }
  summary b { display: inline-block; min-width: 4.2em; color: var(--accent); font: 600 13px ui-monospace, monospace; }
  code, pre { font: 14px/1.5 ui-monospace, monospace; }
  .inside { padding: 0 16px 16px; }
  pre { overflow: auto; padding: 12px; border: 1px solid var(--line); border-radius: 10px; }
  .soft { color: var(--soft); }`);

/** The reference page: the OpenAPI description written out, without a line of script. */
export function docsPage(c: Context): Response | Promise<Response> {
  const { paths, components, info } = openApi() as {
    info: { description: string };
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, unknown> };
  };
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => operationDetails(method, path, operation)),
  );
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) =>
      html`<details id="${name}"><summary><code>${name}</code></summary><div class="inside">${indented(schema)}</div></details>`,
  );
  return c.html(page(info.description, operations, schemas), 200, {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": policy({ script: "'none'", style: "'unsafe-inline'" }),
  });
}

function page(description: string, operations: Html[], schemas: Html[]): Html {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${brand} REST API</title><link rel="icon" href="/icon.svg"><style>${style}</style></head><body><main>
<h1>${brand} REST API</h1><p>${description}</p>
<p>Sign in with <code>POST /api/auth/login</code> and send the token as <code>Authorization: Bearer …</code>, or keep the cookie.
The machine-readable form is <a href="/api/openapi.json">openapi.json</a>.</p>
<h2>Calls</h2>${operations}<h2>Shapes</h2>${schemas}</main></body></html>`;
}

function operationDetails(
  method: string,
  path: string,
  { summary, security, parameters, requestBody, responses }: Operation,
): Html {
  const access = security ? "Anyone may call it." : "For signed-in people.";
  return html`<details><summary><b>${method.toUpperCase()}</b> <code>/api${path}</code> <span class="soft">${summary}</span></summary>
<div class="inside"><p class="soft">${access}</p>
${parameters.length > 0 && html`<p>Parameters</p>${indented(parameters)}`}
${requestBody !== undefined && html`<p>Body</p>${indented(requestBody)}`}
<p>Answers</p>${indented(responses)}</div></details>`;
}

function indented(value: unknown): Html {
  return html`<pre tabindex="0">${JSON.stringify(value, null, 2)}</pre>`;
}
