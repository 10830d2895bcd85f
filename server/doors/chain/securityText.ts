import type { ServerResponse } from "node:http";
import { clock } from "#server/base/clock.ts";
import { config } from "#server/base/config.ts";

const validForMs = 180 * 86_400_000;

/** Where to report a vulnerability (RFC 9116). */
export function securityText(response: ServerResponse): void {
  const lines = [
    `Contact: mailto:${config.supportEmail}`,
    `Expires: ${new Date(clock.now() + validForMs).toISOString()}`,
    "Preferred-Languages: en",
  ];
  response.writeHead(200, { "Content-Type": "text/plain; charset=utf-8" }).end(`${lines.join("\n")}\n`);
}
