import { sealed } from "./sealedFile.ts";

/** Encrypts one file to a passphrase, chunk by chunk. Runs in a worker (sealingWorker.ts). */
export function createSealing() {
  let writer: WritableStreamDefaultWriter<Uint8Array> | undefined;
  let ready: Uint8Array[] = [];
  let read: Promise<void> | undefined;

  const take = () => {
    const bytes = new Uint8Array(ready.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const chunk of ready) {
      bytes.set(chunk, at);
      at += chunk.length;
    }
    ready = [];
    return { bytes: bytes.buffer };
  };

  return {
    begin: async (passphrase: string) => {
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
      writer = writable.getWriter();
      const out = await sealed(readable, passphrase);
      read = (async () => {
        for (const reader = out.getReader(); ;) {
          const { value, done } = await reader.read();
          if (done) return;
          ready.push(value);
        }
      })();
    },
    /** Takes the next bytes of the file, and gives what is encrypted so far. */
    add: async (chunk: Uint8Array) => {
      await writer?.write(chunk);
      return take();
    },
    /** Gives the rest. */
    end: async () => {
      await writer?.close();
      await read;
      return take();
    },
  };
}

export type Sealing = ReturnType<typeof createSealing>;
