import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { config } from "#server/base/config.ts";
import { log } from "#server/base/log.ts";
import { metricsText } from "#server/base/metrics.ts";
import { Unavailable } from "#server/base/errors.ts";
import { guard } from "#server/kit/http/guard.ts";

/**
 * Serves the numbers at METRICS_PORT, apart from the address that people use. Without that setting it does nothing. A
 * taken port is logged, and stops nothing.
 */
export function serveMetrics(areWorkers = false): Server | undefined {
  const { metricsPort, metricsHost } = config;
  if (metricsPort === undefined) return undefined;
  const server = createServer(
    (request, response) => void guard(request, response, () => answer(request, response, areWorkers)),
  );
  server.on("error", (error) => log.error({ err: error, metricsPort }, "METRICS_PORT cannot be used"));
  return server.listen(metricsPort, metricsHost, () => log.info({ metricsHost, metricsPort }, "metrics are served"));
}

async function answer(request: IncomingMessage, response: ServerResponse, areWorkers: boolean): Promise<void> {
  if (request.method !== "GET" || request.url !== "/metrics") {
    response.writeHead(404).end();
    return;
  }
  try {
    const text = await metricsText(areWorkers);
    response.writeHead(200, { "Content-Type": "text/plain; version=0.0.4; charset=utf-8" }).end(text);
  } catch (error) {
    log.warn({ err: error }, "the metrics could not be collected");
    throw new Unavailable("The metrics could not be collected.");
  }
}
