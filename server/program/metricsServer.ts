import { createServer, type Server } from "node:http";
import { config } from "#server/base/config.ts";
import { log } from "#server/base/log.ts";
import { metricsText } from "#server/base/metrics.ts";

/**
 * Serves the numbers at METRICS_PORT, apart from the address that people use. Without that setting it does nothing. A
 * taken port is logged, and stops nothing.
 */
export function serveMetrics(areWorkers = false): Server | undefined {
  const { metricsPort, metricsHost } = config;
  if (metricsPort === undefined) return undefined;
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    metricsText(areWorkers).then(
      (text) => response.writeHead(200, { "Content-Type": "text/plain; version=0.0.4; charset=utf-8" }).end(text),
      (error: unknown) => {
        log.warn({ err: error }, "the metrics could not be collected");
        response.writeHead(503).end();
      },
    );
  });
  server.once("error", (error) => log.error({ err: error, metricsPort }, "METRICS_PORT cannot be used"));
  return server.listen(metricsPort, metricsHost, () => log.info({ metricsHost, metricsPort }, "metrics are served"));
}
