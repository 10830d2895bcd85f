import { createServer, connect, type AddressInfo, type Socket } from "node:net";

/** A database behind a proxy that a test can cut and restore, at the same address. */
export interface SeverableDatabase {
  url: string;
  /** Ends every connection and refuses new ones. */
  cut: () => Promise<void>;
  /** Accepts new connections and never responds, like a hung machine. */
  hang: () => Promise<void>;
  /** Stops traffic on open connections, as when the database's processes are stopped. */
  freeze: () => void;
  thaw: () => void;
  mend: () => Promise<void>;
}

/** Puts the proxy in front of the database at `url`. */
export async function severable(url: string): Promise<SeverableDatabase> {
  const database = new URL(url);
  const sockets = new Set<Socket>();
  let answers = true;
  let isFrozen = false;

  const line = createServer((near) => {
    sockets.add(near);
    near.on("error", () => near.destroy());
    near.on("close", () => sockets.delete(near));
    if (!answers) return;

    const far = connect(Number(database.port || 5432), database.hostname);
    far.on("error", () => near.destroy());
    far.on("close", () => near.destroy());
    near.on("close", () => far.destroy());
    near.on("data", (sent) => isFrozen || far.write(sent));
    far.on("data", (said) => isFrozen || near.write(said));
  });

  const listen = (port: number) => new Promise<void>((resolve) => line.listen(port, "127.0.0.1", resolve));
  const cut = async () => {
    const closed = new Promise((resolve) => line.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  };

  await listen(0);
  const { port } = line.address() as AddressInfo;
  return {
    url: Object.assign(new URL(url), { hostname: "127.0.0.1", port: String(port) }).href,
    cut,
    hang: async () => {
      answers = false;
      await cut();
      await listen(port);
    },
    freeze: () => void (isFrozen = true),
    thaw: () => void (isFrozen = false),
    mend: async () => {
      isFrozen = false;
      if (line.listening) await cut();
      answers = true;
      await listen(port);
    },
  };
}
