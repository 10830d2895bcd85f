import { connect, type Socket } from "node:net";
import type { Kindling } from "./kindling.ts";
import { until } from "./until.ts";

/** An open connection to a server. */
export async function connectTo({ url }: Kindling): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  await new Promise((resolve, reject) => socket.once("connect", resolve).once("error", reject));
  return socket;
}

/** Sends half of a request that logs an action, so that it is in flight for as long as the test needs. */
export async function sendHalf(kindling: Kindling, token: string, body: string) {
  const socket = await connectTo(kindling);
  let received = "";
  let isClosed = false;
  socket.setEncoding("utf8").on("data", (text: string) => (received += text));
  const closed = new Promise<string>((resolve) => {
    socket.once("error", () => {});
    socket.once("close", () => {
      isClosed = true;
      resolve(received);
    });
  });
  const untilReceived = (words: string) =>
    until(`the server says ${JSON.stringify(words)}`, () => {
      if (received.includes(words)) return true;
      if (isClosed) throw new Error(`The connection was closed after ${JSON.stringify(received)}.`);
      return false;
    });
  const head = [
    "POST /api/actions HTTP/1.1",
    "Host: 127.0.0.1",
    `Authorization: Bearer ${token}`,
    "Content-Type: application/json",
    `Content-Length: ${Buffer.byteLength(body)}`,
    // Requested so that the test knows when the server has seen the request.
    "Expect: 100-continue",
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  await untilReceived("100 Continue");
  socket.write(body.slice(0, 10));
  received = "";

  return {
    /** The response until the server closed the connection. */
    closed,
    sendTheRest: async () => {
      socket.write(body.slice(10));
      await untilReceived("\r\n\r\n");
      socket.destroy();
      return received;
    },
  };
}
