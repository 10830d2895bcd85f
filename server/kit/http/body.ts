import type { IncomingMessage, ServerResponse } from "node:http";
import { callHere, type Identity } from "#server/base/call.ts";
import { BadInput, Refusal } from "#server/base/errors.ts";
import { bodyBytes, megabyte, sizeInWords } from "./bodySizes.ts";
import { allowMoreTime } from "./slowBodies.ts";
import { countVisitorsBytes } from "./visitorBytes.ts";

/** The body that a route accepts: its form and its maximum size. */
export type Intake = JsonIntake | BytesIntake | FileIntake;

interface Sizes {
  /** The limit for signed-in people. */
  bytes: number;
  visitorsBytes: number;
}

export interface JsonIntake extends Sizes {
  as: "json";
}

/** The raw bytes, for a signature over them or a format of their own. */
export interface BytesIntake extends Sizes {
  as: "bytes";
  /** Any, if left out. */
  mediaTypes?: readonly string[];
}

/** A stream, so that a file need not fit in memory. */
export interface FileIntake extends Sizes {
  as: "stream";
  mediaTypes: readonly string[];
}

/** JSON of at most this many bytes; a visitor's only of a form's. */
export function json(bytes: number): JsonIntake {
  return { as: "json", bytes, visitorsBytes: bodyBytes.visitor };
}

/** The size of a request is known before its document, so it is that of the largest one: a picture as a text. */
export const graphqlJson: JsonIntake = { ...json(bodyBytes.most), visitorsBytes: bodyBytes.visitorsDocument };
export const form: BytesIntake = { as: "bytes", bytes: bodyBytes.least, visitorsBytes: bodyBytes.visitor };
export const jsonLines: BytesIntake = { ...form, bytes: bodyBytes.most, mediaTypes: ["application/jsonl"] };
export const signedBytes: BytesIntake = { ...form, bytes: bodyBytes.most, visitorsBytes: bodyBytes.visitorsDocument };

export function file(megabytes: 8 | 50, ...mediaTypes: string[]): FileIntake {
  return { as: "stream", bytes: megabytes * megabyte, visitorsBytes: bodyBytes.visitor, mediaTypes };
}

/**
 * Checks a body's headers before a byte is read. `identity` may be presumed, because its session was read recently.
 * Throws Refusal 411, 413 or 415 for what `intake` does not accept, and Unavailable if visitors together send too much.
 */
export function admitBody(
  request: IncomingMessage,
  response: ServerResponse,
  intake: Intake,
  identity: Identity,
): void {
  const { headers, method } = request;
  if (headers["transfer-encoding"] !== undefined) {
    throw new Refusal(411, "LENGTH_REQUIRED", "Please say how long the body is (Content-Length).");
  }
  const isSignedIn = "viewer" in identity;
  const length = Number(headers["content-length"] ?? 0);
  const most = isSignedIn ? intake.bytes : intake.visitorsBytes;
  if (length > most) throw new Refusal(413, "TOO_LARGE", `This is too large: ${sizeInWords(most)} at most.`);
  if (length > 0 && method !== "GET" && method !== "HEAD") refuseMediaType(headers["content-type"] ?? "", intake);

  if (!isSignedIn) countVisitorsBytes(length, callHere().visitor.address, response);
  else {
    callHere().unspentBytes ??= length;
    if (intake.bytes > bodyBytes.most) allowMoreTime(request);
  }
}

/** Reads the whole body of a request that `admitBody` accepted. Throws BadInput if the connection ended early. */
export function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  // One buffer: single-byte chunks would take a hundred times their length.
  const body = Buffer.allocUnsafe(Number(request.headers["content-length"] ?? 0));
  let length = 0;
  return new Promise((resolve, reject) => {
    const notWhole = () => reject(new BadInput("The body is incomplete."));
    if (request.destroyed) return notWhole();
    request.on("data", (chunk: Buffer) => (length += chunk.copy(body, length)));
    request.once("end", () => resolve(body.subarray(0, length)));
    const giveUp = () => request.complete || notWhole();
    for (const end of ["close", "error"]) request.once(end, giveUp);
  });
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Parses JSON. Throws BadInput for bytes that are not UTF-8, which would be stored as other text. */
export function jsonIn(body: BufferSource): unknown {
  let text: string;
  try {
    text = utf8.decode(body);
  } catch {
    throw new BadInput("The body is not UTF-8.");
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new BadInput("The body is not JSON.");
  }
}

function refuseMediaType(contentType: string, intake: Intake): void {
  const mediaType = contentType.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  if (intake.as === "json" && !/^application\/(?:[\w.-]+\+)?json$/.test(mediaType)) {
    throw new Refusal(415, "JSON_ONLY", "Please send JSON (Content-Type: application/json).");
  }
  if (intake.as !== "json" && intake.mediaTypes && !intake.mediaTypes.includes(mediaType)) {
    throw new Refusal(415, "MEDIA_TYPE", `Please send a file of type ${intake.mediaTypes.join(" or ")}.`);
  }
}
