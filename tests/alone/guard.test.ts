import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { Server, ServerResponse } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { formPath } from "#domain/paths.ts";
import { config } from "#server/base/config.ts";
import { root } from "#server/base/root.ts";
import { serveMetrics } from "#server/program/metricsServer.ts";
import { startServing } from "#server/program/serving.ts";
import { setStartupStep } from "#server/program/starting.ts";
import { serverUrl } from "#tests/support/address.ts";
import { useApp } from "#tests/support/app.ts";
import { barePage } from "#tests/support/barePage.ts";
import { useLogLines } from "#tests/support/logLines.ts";
import { sendRequest } from "#tests/support/requests.ts";
import { sabotageNext } from "#tests/support/sabotage.ts";

const folder = mkdtempSync(join(tmpdir(), "kindling-guard-"));

// Created before the server starts, which reads these files.
beforeAll(() => {
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), barePage());
  writeFileSync(join(folder, "assets", "main-abc123.js"), "console.log(1)");
  process.env.KINDLING_CLIENT_DIR = relative(root, folder);
});

useApp();
const lines = useLogLines();

/** Errors that nothing caught: outside of a test, each ends the process. */
let uncaught: unknown[] = [];
const sockets = new Set<Socket>();
const note = (error: unknown) => {
  uncaught.push(error);
  // Nobody answers these any more.
  for (const socket of sockets) socket.destroy();
};
const events = ["uncaughtException", "unhandledRejection"] as const;

beforeEach(() => {
  for (const event of events) process.on(event, note);
  // Libraries report there what they caught.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => {
  for (const event of events) process.off(event, note);
  vi.restoreAllMocks();
  uncaught = [];
  setStartupStep(undefined);
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const document = JSON.stringify({ query: "{ contact { supportEmail } }" });
const attempt = JSON.stringify({ email: "nobody", password: "no" });

const requests: readonly { name: string; line: string; body?: string }[] = [
  { name: "a GraphQL document", line: "POST /graphql", body: document },
  { name: "a GraphQL query in the address", line: "GET /graphql?query={__typename}" },
  { name: "the explorer", line: "GET /graphql html" },
  { name: "a REST route", line: "GET /api/auth/user" },
  { name: "a REST route with a body", line: "POST /api/auth/login", body: attempt },
  { name: "a REST route that does not exist", line: "GET /api/nothing" },
  { name: "a preflight", line: "OPTIONS /api/auth/user" },
  { name: "the form of the first page", line: `POST ${formPath}`, body: "a=b" },
  { name: "a payment", line: "POST /checkout?email=ada@example.org", body: "practice=pay" },
  { name: "the page of a payment", line: "GET /checkout" },
  { name: "an address that is none", line: "OPTIONS *" },
  { name: "a method that is not taken", line: "PUT /", body: "a" },
  { name: "a sign of life", line: "GET /healthz" },
  { name: "a sign of readiness", line: "GET /readyz" },
  { name: "security.txt", line: "GET /.well-known/security.txt" },
  { name: "the page", line: "GET /" },
  { name: "the service worker", line: "GET /sw.js" },
  { name: "a file", line: "GET /assets/main-abc123.js" },
  { name: "a file that is missing", line: "GET /assets/gone.js" },
  { name: "the page of a server that starts", line: "GET /journal html" },
];

test.each(requests)(
  "whatever fails while the server answers $name, no failure ends the process, and the client learns of it",
  async ({ name, line, body }) => {
    if (name.endsWith("that starts")) setStartupStep("a test");
    const well = await answerTo(line, body);
    expect(well).toMatch(/^HTTP\/1\.1 \d{3} /);

    for (const goesOn of [false, true]) {
      let touch = 0;
      for (let hasStruck = true; hasStruck;) {
        touch += 1;
        const sabotage = sabotageNext(touch, goesOn);
        const answer = await answerTo(line, body);
        hasStruck = sabotage.hasStruck();
        sabotage.stop();
        // A library may have answered; a failure after the headers closes the connection.
        expect(answer, `at touch ${touch}`).toMatch(/^(?:$|HTTP\/1\.1 \d{3} )/);
        expect(uncaught, `at touch ${touch}`).toEqual([]);
      }
      expect(touch, "touches that could fail").toBeGreaterThan(10);
    }

    setStartupStep(undefined);
    expect(await sendRequest("GET", "/healthz")).toMatchObject({ status: 200 });
  },
);

test("the metrics fail alone, too", async () => {
  config.metricsPort = 0;
  const server = serveMetrics();
  if (!server) throw new Error("It has a port.");
  await once(server, "listening");

  for (const touch of [1, 2, 3, 4]) {
    sabotageNext(touch, true);
    expect(await answerTo("GET /metrics", "", urlOf(server))).toMatch(/^(?:$|HTTP\/1\.1 (?:500|503) )/);
  }
  failTwice(server);

  expect(await answerTo("GET /metrics", "", urlOf(server))).toMatch(/^HTTP\/1\.1 200 /);
  expect(uncaught).toEqual([]);
  server.close();
});

test("what is written after the end of an answer is logged, and ends nothing", async () => {
  subscribe("http.server.request.start", writeTooLate);
  expect(await answerTo("GET /healthz")).toMatch(/^HTTP\/1\.1 200 /);
  unsubscribe("http.server.request.start", writeTooLate);

  await expect.poll(() => lines.join("")).toContain("ERR_STREAM_WRITE_AFTER_END");
  expect(uncaught).toEqual([]);
});

test("connections that could not be accepted end nothing", async () => {
  config.port = 0;
  const { address } = await startServing();
  let server: Server | undefined;
  const begin = (message: unknown) => void ({ server } = message as { server: Server });
  subscribe("http.server.request.start", begin);
  await answerTo("GET /healthz", "", address);
  unsubscribe("http.server.request.start", begin);
  if (!server) throw new Error("It has answered.");

  failTwice(server);

  expect(await answerTo("GET /healthz", "", address)).toMatch(/^HTTP\/1\.1 200 /);
  server.close();
});

function writeTooLate(message: unknown): void {
  const { response } = message as { response: ServerResponse };
  response.once("finish", () => response.write("too late"));
}

/** As Node does for a connection when too many files are open. */
function failTwice(server: Server): void {
  for (let failure = 0; failure < 2; failure += 1) server.emit("error", new Error("accept EMFILE"));
}

function urlOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Sends a request on a connection of its own, and resolves once that is closed. */
async function answerTo(line: string, body = "", url = serverUrl()): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  sockets.add(socket);
  socket.once("close", () => sockets.delete(socket)).on("error", () => undefined);
  await once(socket, "connect");
  const [method = "", path = "", accept = "*/*"] = line.split(" ");
  const type =
    path.startsWith("/checkout") || path === formPath ? "application/x-www-form-urlencoded" : "application/json";
  const headers = [
    "Host: localhost",
    "Connection: close",
    `Accept: ${accept === "html" ? "text/html" : accept}`,
    "Accept-Encoding: gzip",
    ...(body ? [`Content-Type: ${type}`, `Content-Length: ${body.length}`] : []),
  ];
  socket.write(`${method} ${path} HTTP/1.1\r\n${headers.join("\r\n")}\r\n\r\n${body}`);
  return text(socket).catch(() => "");
}
