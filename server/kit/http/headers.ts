import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";
import { ownHeader } from "#domain/limits.ts";
import { config } from "#server/base/config.ts";

const isHttps = config.publicUrl.startsWith("https:");

/** The hash of a style that html2canvas adds to its copy of a page, which hides pseudo-elements. */
const copyStyle = "'sha256-UP0QZg7irvSMvOBz9mH2PIIE28+57UiavRfeVea0l3g='";

/** The content security policy of our own pages: same origin only, inline code only from the build, no framing. */
const appPolicy = policyOfPage("");

const standing: readonly (readonly [string, string])[] = [
  [ownHeader, "1"],
  ["X-Content-Type-Options", "nosniff"],
  ["Referrer-Policy", "same-origin"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Cross-Origin-Resource-Policy", "same-origin"],
  ["X-Frame-Options", "DENY"],
  ["Permissions-Policy", "camera=(), microphone=(), geolocation=()"],
  ["Content-Security-Policy", appPolicy],
  ...(isHttps ? ([["Strict-Transport-Security", "max-age=31536000"]] as const) : []),
];

/**
 * Puts on an answer the security headers (docs/rules.md, Requests from other sites) and the one that names it ours. A page of its own kind replaces
 * the policy afterwards.
 */
export function setSecurityHeaders(response: ServerResponse, requestId: string): void {
  for (const [name, value] of standing) response.setHeader(name, value);
  response.setHeader("X-Request-Id", requestId);
}

/** The policy for a page of the built client: its inline scripts and styles are allowed by hash. */
export function policyOfPage(page: string): string {
  const scripts = hashesOf(page, /<script>(.*?)<\/script>/gs);
  const styles = hashesOf(page, /<style>(.*?)<\/style>/gs);
  const attributes = hashesOf(page, / style="([^"]*)"/g);
  return policy({
    script: ["'self'", ...scripts].join(" "),
    style: ["'self'", copyStyle, ...styles, ...(attributes.length > 0 ? ["'unsafe-hashes'", ...attributes] : [])].join(
      " ",
    ),
    base: "'self'",
  });
}

function hashesOf(page: string, inline: RegExp): string[] {
  const texts = new Set([...page.matchAll(inline)].map(([, text]) => text ?? ""));
  return [...texts].map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
}

/** A content security policy with its own scripts and styles. */
export function policy({
  script,
  style,
  worker = "'self'",
  form = "'self'",
  base = "'none'",
}: {
  script: string;
  style: string;
  worker?: string;
  form?: string;
  base?: string;
}): string {
  return [
    "default-src 'none'",
    `script-src ${script}`,
    `style-src ${style}`,
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    `worker-src ${worker}`,
    `form-action ${form}`,
    `base-uri ${base}`,
    "frame-ancestors 'none'",
  ].join("; ");
}
