import type { Context } from "hono";
import { html } from "hono/html";
import { brand } from "#domain/brand.ts";
import { brandHeader, htmlPage, htmlPagePolicy } from "#server/kit/http/htmlPage.ts";

type Html = ReturnType<typeof html>;

interface Operation {
  summary: string;
  security?: unknown[];
  parameters: { name: string; in: string; required: boolean; schema: unknown }[];
  requestBody?: unknown;
  responses: Record<string, unknown>;
}

const style = `
  body { max-width: 60rem; margin: 0 auto; padding: 32px 20px 80px; }
  html { background: var(--sky-mid); } body { background: none; }
  h1 { margin-bottom: 16px; font-size: 2.125rem; } h2 { margin: 32px 0 8px; font-size: 1.3125rem; } p { margin: 8px 0; }
  details { margin: 12px 0; border-radius: 18px 16px 18px 17px; background: var(--surface); box-shadow: 0 0 0 1px var(--line); }
  summary { padding: 14px 16px; cursor: pointer; }
  summary b { display: inline-block; min-width: 4.2em; color: var(--accent); font: 600 .8125rem ui-monospace, monospace; }
  code, pre { font: .875rem/1.5 ui-monospace, monospace; }
  .inside { padding: 0 16px 16px; }
  pre { overflow: auto; padding: 12px; border: 1px solid var(--line); border-radius: 12px 11px 12px 10px; }`;

/** The reference page: the OpenAPI description as HTML, without scripts. */
export async function docsPage(c: Context, description: object): Promise<Response> {
  const { paths, components, info } = description as {
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
  return c.html(await page(info.description, operations, schemas), 200, {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": htmlPagePolicy,
  });
}

function page(description: string, operations: Html[], schemas: Html[]): Promise<string> {
  const body = html`${brandHeader}<main><h1>${brand} REST API</h1><p>${description}</p>
<p>Sign in with <code>POST /api/auth/login</code> and send the token as <code>Authorization: Bearer …</code>, or keep the cookie.
The machine-readable form is <a href="/api/openapi.json">openapi.json</a>.</p>
<h2>Calls</h2>${operations}<h2>Shapes</h2>${schemas}</main>`;
  return htmlPage({ title: `${brand} REST API`, style, body });
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
