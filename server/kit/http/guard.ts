import type { IncomingMessage, ServerResponse } from "node:http";
import { log } from "#server/base/log.ts";
import { answerableError, answerRefusal } from "./errorAnswers.ts";

/** What answers a request. It may throw, at once or later. */
export type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

const headersOfBody = ["Content-Encoding", "Content-Length", "ETag", "Last-Modified"];

/**
 * Runs the work of a request. What it throws, at once or later, is logged and answered. If the headers are sent
 * already, the connection is closed, so that a partial response is not taken for a complete one. Never rejects.
 */
export async function guard(request: IncomingMessage, response: ServerResponse, work: () => unknown): Promise<void> {
  try {
    await work();
    // A library may have caught what it failed by.
    if (!response.headersSent && !response.destroyed) throw new Error("The work of a request ended without an answer.");
  } catch (error) {
    answerFailure(request, response, error);
  }
}

/** Runs work that Node calls for an event or a timer: what it throws is logged, because it would end the process. */
export function guardEvent(work: () => unknown): void {
  try {
    work();
  } catch (error) {
    answerableError(error);
  }
}

function answerFailure(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  try {
    const known = answerableError(error);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    for (const name of headersOfBody) response.removeHeader(name);
    answerRefusal(request, response, known);
  } catch (second) {
    log.error({ err: second }, "an error could not be answered");
    response.destroy();
  }
}
