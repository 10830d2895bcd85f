import cluster from "node:cluster";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** A status, a JSON body, and a link to the next page if there is one. */
export type Answer = readonly [status: number, body: object, link?: string];

/** Serves with plain node:http in WORKERS processes, and prints the port. */
export function serveLimit(answer: (request: IncomingMessage) => Promise<Answer>): void {
  const workers = Number(process.env.WORKERS ?? 1);
  if (cluster.isPrimary && workers > 1) return lead(workers);

  const server = createServer((request, response) => {
    answer(request).then(
      (given) => send(response, given),
      (error: unknown) => send(response, [500, { message: String(error) }]),
    );
  });
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    if (cluster.isPrimary && address && typeof address === "object") sayReady(address.port);
  });
  process.once("SIGTERM", () => process.exit(0));
}

export function textOf(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    request.setEncoding("utf8");
    request.on("data", (chunk: string) => (text += chunk));
    request.once("end", () => resolve(text));
    request.once("error", reject);
  });
}

/** All workers listen on the first worker's port. */
function lead(workers: number): void {
  let listening = 0;
  cluster.on("listening", (_worker, { port }) => {
    listening += 1;
    if (listening === workers) sayReady(port);
  });
  for (let number = 0; number < workers; number += 1) cluster.fork();
  process.once("SIGTERM", () => {
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill("SIGTERM");
    process.exit(0);
  });
}

function sayReady(port: number): void {
  console.log(`ready on ${port}`);
}

function send(response: ServerResponse, [status, body, link]: Answer): void {
  const text = JSON.stringify(body);
  response
    .writeHead(status, {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Length": Buffer.byteLength(text),
      ...(link && { Link: link }),
    })
    .end(text);
}
