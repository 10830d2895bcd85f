import type { ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { answerableError } from "#server/kit/http/errorAnswers.ts";

const chunkLength = 65_536;

/** A response that is generated while it is sent, so that it need not fit in memory. */
export class StreamedResponse {
  readonly headers: Record<string, string>;
  readonly texts: AsyncGenerator<string>;

  constructor(headers: Record<string, string>, texts: AsyncGenerator<string>) {
    this.headers = headers;
    this.texts = texts;
  }
}

/**
 * Sends the texts as fast as the client reads them, and stops generating when the client goes away. After a failure it
 * closes the connection, so that a partial response is not taken for a complete one.
 */
export async function sendStreamed(response: ServerResponse, { headers, texts }: StreamedResponse): Promise<void> {
  response.writeHead(200, headers);
  try {
    await pipeline(chunksOf(texts), response);
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

async function* chunksOf(texts: AsyncGenerator<string>): AsyncGenerator<Buffer> {
  let chunk = "";
  for await (const text of texts) {
    chunk += text;
    if (chunk.length < chunkLength) continue;
    yield Buffer.from(chunk);
    chunk = "";
  }
  if (chunk) yield Buffer.from(chunk);
}

function isReaderGone(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE";
}
