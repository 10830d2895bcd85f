import { connect } from "node:net";
import { serverUrl } from "./address.ts";

/** A connection on which a test sends a request byte by byte. */
export interface RawConnection {
  send: (text: string) => void;
  /** The response, once the server has closed the connection. */
  closed: Promise<string>;
  /** Resolves when the response contains a match. */
  untilMatch: (words: RegExp) => Promise<string>;
  hangUp: () => void;
}

/** Opens a connection to the server under test. */
export function rawConnection(): RawConnection {
  const socket = connect(Number(new URL(serverUrl()).port), "127.0.0.1").setEncoding("utf8");
  let answered = "";
  socket.on("data", (text: string) => (answered += text));
  socket.on("error", () => undefined);
  return {
    send: (text) => void socket.write(text),
    closed: new Promise((resolve) => socket.once("close", () => resolve(answered))),
    untilMatch: (words) =>
      new Promise((resolve, reject) => {
        const look = () => words.test(answered) && resolve(answered);
        socket.on("data", look);
        socket.once("close", () => reject(new Error(`The connection was closed after ${JSON.stringify(answered)}.`)));
        look();
      }),
    hangUp: () => void socket.destroy(),
  };
}

/** The head of a request that announces a body of this length. */
export function headOf(path: string, length: number, headers: Record<string, string> = {}, method = "POST"): string {
  const all = { Host: "localhost", "Content-Type": "application/json", "Content-Length": String(length), ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n`;
}
