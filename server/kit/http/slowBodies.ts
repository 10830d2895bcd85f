import type { IncomingMessage, ServerResponse } from "node:http";
import { clock } from "#server/base/clock.ts";
import { kilobyte } from "./bodySizes.ts";
import { guardEvent } from "./guard.ts";

export const bodyPace = { bytes: 8 * kilobyte, everyMs: 5_000 };
export const bodyMs = { usually: 24_000, withPicture: 60_000 };

const withPictures = new WeakSet<IncomingMessage>();

/** Allows a request more time for its body, for a signed-in person's picture. */
export function allowMoreTime(request: IncomingMessage): void {
  withPictures.add(request);
}

/** Closes the connection of a request whose body comes too slowly: less than 8 kB in 5 s, or more than 24 s in all. */
export function watchBody(request: IncomingMessage, response: ServerResponse): void {
  const { "content-length": length = "0", "transfer-encoding": encoding } = request.headers;
  if (length === "0" && encoding === undefined) return;
  // Most bodies arrive together with the headers, and Node finishes reading those first.
  process.nextTick(() =>
    guardEvent(() => {
      if (!request.complete && !request.destroyed) watch(request, response);
    }),
  );
}

function watch(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request;
  let before = socket.bytesRead;
  const look = () => {
    const brought = socket.bytesRead - before;
    before = socket.bytesRead;
    // Bytes that nobody reads yet wait for the server, not for the client.
    if (brought < bodyPace.bytes && request.readableFlowing) cut(request, response);
  };
  const timers = [
    clock.every(bodyPace.everyMs, () => guardEvent(look)),
    clock.after(bodyMs.usually, () => guardEvent(() => withPictures.has(request) || cut(request, response))),
    clock.after(bodyMs.withPicture, () => guardEvent(() => cut(request, response))),
  ];
  const stop = () => {
    for (const cancel of timers) cancel();
  };
  request.once("end", stop).once("close", stop);
}

// Node does the same for slow headers.
function cut({ complete, socket }: IncomingMessage, { headersSent }: ServerResponse): void {
  if (complete) return;
  if (!headersSent) socket.write("HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n");
  socket.destroy();
}
