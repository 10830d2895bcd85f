import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { onTestFinished } from "vitest";
import { operationNamed } from "./browser.ts";

/**
 * What stands at the server's address: the server; nothing at all, as after a SIGKILL; a proxy that does not reach it; a network that
 * shows its own page; a line that swallows everything.
 */
export type ProxyMode = "server" | "nothing" | "badGateway" | "portal" | "silence";

/** A proxy in front of a server, under one address, that a test can cut and switch. */
export interface TestProxy {
  url: string;
  setMode: (mode: ProxyMode) => Promise<void>;
  /** Has the network show its own page at these addresses alone, or at none. */
  replaceAt: (addresses?: RegExp) => void;
  /** Leads to another server, as after an update. */
  forwardTo: (server: string) => void;
  /** Lets the next request of this operation through and drops its answer. */
  loseNext: (operation: string) => void;
  /** How often each operation came through. */
  passed: string[];
  /** Every request so far, byte for byte: its address, its headers and its body. */
  requests: Buffer[];
}

/** Starts a proxy to a server. It stops when the test ends. */
export async function startProxy(firstServer: string): Promise<TestProxy> {
  let server = firstServer;
  let mode: ProxyMode = "server";
  let losing: string | undefined;
  let replaced: RegExp | undefined;
  const passed: string[] = [];
  const requests: Buffer[] = [];
  const sockets = new Set<Socket>();

  const handle = async (incoming: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    requests.push(
      Buffer.concat([Buffer.from([incoming.method, incoming.url, ...incoming.rawHeaders].join("\n")), body]),
    );
    const now = replaced?.test(incoming.url ?? "") ? "portal" : mode;
    if (now !== "server") {
      const [status, text] = instead[now] ?? [];
      if (status) response.writeHead(status, html).end(text);
      return;
    }
    const operation = incoming.url === "/graphql" ? operationIn(body) : undefined;
    const isLost = operation !== undefined && operation === losing;
    if (isLost) losing = undefined;
    const { method, url, headers } = incoming;
    const onward = request(`${server}${url}`, { method, headers }, (answer) => {
      if (operation) passed.push(operation);
      if (isLost) {
        answer.resume().once("end", () => response.destroy());
        return;
      }
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    onward.once("error", () => response.destroy());
    response.once("close", () => onward.destroy());
    onward.end(body);
  };

  const open = async (port = 0) => {
    const opened = createServer(
      (incoming, response) => void handle(incoming, response).catch(() => response.destroy()),
    );
    opened.on("connection", (socket: Socket) => {
      sockets.add(socket);
      socket.once("close", () => sockets.delete(socket));
    });
    opened.listen(port, "127.0.0.1");
    await once(opened, "listening");
    return opened;
  };
  const close = async (opened: Server) => {
    opened.close();
    for (const socket of sockets) socket.destroy();
    await once(opened, "close");
  };

  let opened: Server | undefined = await open();
  const { port } = opened.address() as AddressInfo;
  onTestFinished(async () => {
    if (opened) await close(opened);
  });
  return {
    url: `http://127.0.0.1:${port}`,
    setMode: async (next) => {
      mode = next;
      for (const socket of sockets) socket.destroy();
      if (next === "nothing" && opened) {
        await close(opened);
        opened = undefined;
      } else if (next !== "nothing") opened ??= await open(port);
    },
    replaceAt: (addresses) => {
      replaced = addresses;
    },
    forwardTo: (other) => {
      server = other;
      for (const socket of sockets) socket.destroy();
    },
    loseNext: (operation) => {
      losing = operation;
    },
    passed,
    requests,
  };
}

function operationIn(body: Buffer): string | undefined {
  const { id }: { id?: string } = JSON.parse(body.toString() || "{}");
  return id && operationNamed(id);
}

const instead: Partial<Record<ProxyMode, [status: number, page: string]>> = {
  badGateway: [502, "<h1>502 Bad Gateway</h1>"],
  portal: [200, "<h1>Welcome to our hotel</h1>"],
};

const html = { "Content-Type": "text/html" };
