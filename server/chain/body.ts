import type { IncomingMessage } from "node:http";
import { BadInput, Refusal } from "#server/errors.ts";

/** What a door takes as a body, how much of it, and how its handler gets it. */
export type Intake = JsonIntake | BytesIntake | FileIntake;

export interface JsonIntake {
  as: "json";
  /** More than one only where a picture comes along. */
  megabytes: 1 | 8;
}

/** The bytes as they were sent, for a signature over them. */
export interface BytesIntake {
  as: "bytes";
  megabytes: 1;
}

/** A stream, so that no file has to fit in memory. */
export interface FileIntake {
  as: "stream";
  megabytes: 8 | 50;
  mediaTypes: readonly string[];
}

export const json: JsonIntake = { as: "json", megabytes: 1 };
export const bytes: BytesIntake = { as: "bytes", megabytes: 1 };

export function file(megabytes: FileIntake["megabytes"], ...mediaTypes: string[]): FileIntake {
  return { as: "stream", megabytes, mediaTypes };
}

/** Refuses a body that is not what `intake` takes, before a byte of it is read. Throws Refusal 411, 413 or 415. */
export function refuseBody({ headers, method }: IncomingMessage, intake: Intake): void {
  if (headers["transfer-encoding"] !== undefined) {
    throw new Refusal(411, "LENGTH_REQUIRED", "Please say how long the body is (Content-Length).");
  }
  const length = Number(headers["content-length"] ?? 0);
  if (length > intake.megabytes * 1024 * 1024) {
    throw new Refusal(413, "TOO_LARGE", `What was sent is too large: ${intake.megabytes} MB at most.`);
  }
  if (length > 0 && method !== "GET" && method !== "HEAD") refuseMediaType(headers["content-type"] ?? "", intake);
}

/** The whole body of a request that `refuseBody` has let in. Throws BadInput where the connection ended before it. */
export function bytesOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.once("end", () => resolve(Buffer.concat(chunks)));
    const giveUp = () => request.complete || reject(new BadInput("The body did not come whole."));
    for (const end of ["close", "error"]) request.once(end, giveUp);
  });
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** What a body of JSON says. Throws BadInput for other bytes than UTF-8, of which something else would be stored. */
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
  if (intake.as === "stream" && !intake.mediaTypes.includes(mediaType)) {
    throw new Refusal(415, "MEDIA_TYPE", `Please send a file of type ${intake.mediaTypes.join(" or ")}.`);
  }
}
