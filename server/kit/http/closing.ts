import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { guardEvent } from "./guard.ts";

/** The responses of a connection that are not closed yet. */
const openResponses = new WeakMap<Socket, Set<ServerResponse>>();

/**
 * Closes the response when its connection breaks. Node does so only for the response that is being sent: those of
 * requests sent after it would stay open for ever, and with them all that their work holds.
 */
export function closeWithConnection({ socket }: IncomingMessage, response: ServerResponse): void {
  const open = openResponses.get(socket) ?? watchConnection(socket);
  open.add(response);
  whenClosed(response, () => open.delete(response));
}

function watchConnection(socket: Socket): Set<ServerResponse> {
  const open = new Set<ServerResponse>();
  openResponses.set(socket, open);
  socket.once("close", () => {
    for (const response of open) {
      // Node closes these.
      if (response.socket || response.writableFinished) continue;
      response.destroy();
      response.emit("close");
    }
  });
  return open;
}

/** What is to be done when a response closes. One listener does it all: Node takes more than ten for a leak. */
const works = new WeakMap<ServerResponse, (() => void)[]>();

/** Runs work once the response is sent or its connection is broken, and at once if it is so already. */
export function whenClosed(response: ServerResponse, work: () => void): void {
  if (response.destroyed) return guardEvent(work);
  const known = works.get(response);
  if (known) return void known.push(work);

  const all = [work];
  works.set(response, all);
  response.once("close", () => {
    for (const one of all) guardEvent(one);
  });
}
