import type { IncomingMessage, ServerResponse } from "node:http";
import { kilobyte } from "./bodySizes.ts";

const pace = { bytes: 8 * kilobyte, everyMs: 5_000 };
const mostMs = { usually: 24_000, withPicture: 60_000 };

const withPictures = new WeakSet<IncomingMessage>();

/** Gives the body of a request more time, for a picture of somebody who is signed in. */
export function allowMoreTime(request: IncomingMessage): void {
  withPictures.add(request);
}

/** Cuts the connection of a request whose body comes too slowly: less than 8 kB in 5 s, or 24 s in all. */
export function watchBody(request: IncomingMessage, response: ServerResponse): void {
  const { "content-length": length = "0", "transfer-encoding": encoding } = request.headers;
  if (length === "0" && encoding === undefined) return;
  // Most bodies come along with their head, which Node reads to its end first.
  process.nextTick(() => request.complete || request.destroyed || watch(request, response));
}

function watch(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request;
  let before = socket.bytesRead;
  const look = () => {
    const brought = socket.bytesRead - before;
    before = socket.bytesRead;
    // What nobody reads yet waits for the server.
    if (brought < pace.bytes && request.readableFlowing) cut(request, response);
  };
  const timers = [
    setInterval(look, pace.everyMs),
    setTimeout(() => withPictures.has(request) || cut(request, response), mostMs.usually),
    setTimeout(() => cut(request, response), mostMs.withPicture),
  ];
  const stop = () => {
    for (const timer of timers) clearTimeout(timer);
  };
  request.once("end", stop).once("close", stop);
}

// As Node does with a head that comes too slowly.
function cut({ complete, socket }: IncomingMessage, { headersSent }: ServerResponse): void {
  if (complete) return;
  if (!headersSent) socket.write("HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n");
  socket.destroy();
}
