import type { ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { paceOf } from "#server/base/rest.ts";
import { answerableError } from "#server/kit/http/errorAnswers.ts";

export const chunkLength = 65_536;

/** A response that is generated while it is sent, so that it need not fit in memory. */
export class StreamedResponse {
  readonly headers: Record<string, string>;
  readonly parts: AsyncIterable<string | Uint8Array>;

  constructor(headers: Record<string, string>, parts: AsyncIterable<string | Uint8Array>) {
    this.headers = headers;
    this.parts = parts;
  }
}

/**
 * Sends the parts as fast as the client reads them, and stops generating when the client goes away. After a failure it
 * closes the connection, so that a partial response is not taken for a complete one.
 */
export async function sendStreamed(response: ServerResponse, { headers, parts }: StreamedResponse): Promise<void> {
  response.writeHead(200, headers);
  try {
    await pipeline(chunksOf(parts), response);
  } catch (error) {
    if (!isReaderGone(error)) answerableError(error);
    response.destroy();
  }
}

/** Streams elements as a JSON array. */
export async function* jsonArrayOf(elements: AsyncIterable<object>): AsyncGenerator<string> {
  let before = "[";
  for await (const element of elements) {
    yield before + JSON.stringify(element);
    before = ",";
  }
  yield before === "[" ? "[]" : "]";
}

/** Joins short texts, so that they are not sent one by one. Bytes are sent as they come. */
async function* chunksOf(parts: AsyncIterable<string | Uint8Array>): AsyncGenerator<Uint8Array> {
  let chunk = "";
  const pace = paceOf();
  for await (const part of parts) {
    // HTML comes as objects of String, so a test by type would miss it.
    if (part instanceof Uint8Array) {
      yield part;
      continue;
    }
    chunk += part;
    if (chunk.length < chunkLength) continue;
    await pace(chunk.length);
    yield Buffer.from(chunk);
    chunk = "";
  }
  if (chunk) yield Buffer.from(chunk);
}

function isReaderGone(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE";
}
