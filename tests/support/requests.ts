import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from "node:http";
import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";
import { serverUrl } from "./address.ts";
import { waitingFor } from "./until.ts";

/** The response with its headers. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** The body as sent; not readable if compressed. */
  text: string;
  /** The decompressed body as JSON; undefined if it is none. */
  json: unknown;
}

export interface Sending {
  headers?: OutgoingHttpHeaders;
  /** Text and bytes are sent unchanged; anything else is sent as JSON. */
  body?: unknown;
  /** Sent in chunks, without a length. */
  chunked?: boolean;
}

/** Sends one request with exactly these headers, which fetch would not allow. Rejects if no response comes. */
export function sendRequest(
  method: string,
  path: string,
  { headers = {}, body, chunked }: Sending = {},
): Promise<Answer> {
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

  const answer = new Promise<Answer>((resolve, reject) => {
    const outgoing = request(
      // Not as a URL, which would normalise the path.
      { hostname, port, path, method, agent: false, headers: { ...standing, ...length, ...headers } },
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
    outgoing.on("error", reject);
    outgoing.end(sent);
  });
  return waitingFor(`an answer to ${method} ${path}`, answer);
}

/** Sends a GraphQL document as its own JSON request. */
export function ask(
  query: string,
  { variables, headers }: { variables?: unknown; headers?: OutgoingHttpHeaders } = {},
): Promise<Answer> {
  const accept = "application/graphql-response+json, application/json;q=0.9";
  return sendRequest("POST", "/graphql", { headers: { accept, ...headers }, body: { query, variables } });
}

/** The header that authenticates a request as a person. */
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
