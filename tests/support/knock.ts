import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from "node:http";
import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";
import { serverUrl } from "./address.ts";

/** What came back, headers and all. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** As it was sent, which is no text where it is packed. */
  text: string;
  /** What it says as JSON, unpacked; undefined where it is none. */
  json: unknown;
}

export interface Sending {
  headers?: OutgoingHttpHeaders;
  /** A text or bytes go as they are; anything else goes as JSON. */
  body?: unknown;
  /** Sent in pieces, without saying how long it is. */
  chunked?: boolean;
}

const patienceMs = 15_000;

/** Sends one request with exactly these headers, as no fetch would. Rejects when the server does not answer. */
export function knock(method: string, path: string, { headers = {}, body, chunked }: Sending = {}): Promise<Answer> {
  const isRaw = typeof body === "string" || body instanceof Uint8Array;
  const sent = body === undefined || isRaw ? body : JSON.stringify(body);
  const standing: OutgoingHttpHeaders = sent === undefined || isRaw ? {} : { "content-type": "application/json" };
  const length: OutgoingHttpHeaders =
    sent === undefined
      ? {}
      : chunked
        ? { "transfer-encoding": "chunked" }
        : { "content-length": Buffer.byteLength(sent) };
  const { hostname, port } = new URL(serverUrl());

  return new Promise((resolve, reject) => {
    const outgoing = request(
      // Not as a URL, which would tidy the path up.
      {
        hostname,
        port,
        path,
        method,
        agent: false,
        headers: { ...standing, ...length, ...headers },
        timeout: patienceMs,
      },
      (incoming) => {
        const parts: Buffer[] = [];
        incoming.on("data", (part: Buffer) => parts.push(part));
        incoming.on("error", reject);
        incoming.on("end", () => {
          const { statusCode: status = 0 } = incoming;
          const bytes = Buffer.concat(parts);
          const text = bytes.toString("utf8");
          const unpack = unpacks[incoming.headers["content-encoding"] ?? ""];
          resolve({
            status,
            headers: incoming.headers,
            text,
            json: jsonFrom(unpack ? unpack(bytes).toString("utf8") : text),
          });
        });
      },
    );
    outgoing.on("timeout", () => outgoing.destroy(new Error(`${method} ${path} was not answered.`)));
    outgoing.on("error", reject);
    outgoing.end(sent);
  });
}

/** Sends a GraphQL document as its own JSON request. */
export function ask(
  query: string,
  { variables, headers }: { variables?: unknown; headers?: OutgoingHttpHeaders } = {},
): Promise<Answer> {
  const accept = "application/graphql-response+json, application/json;q=0.9";
  return knock("POST", "/graphql", { headers: { accept, ...headers }, body: { query, variables } });
}

/** The header that makes a request speak for a person. */
export function bearer({ token }: { token: string }): OutgoingHttpHeaders {
  return { authorization: `Bearer ${token}` };
}

const unpacks: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
};

function jsonFrom(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
