import { vi } from "vitest";
import { createReading } from "#client/screens/bring-your-diary/reading.ts";
import { createSealing } from "#client/screens/_archive/sealing.ts";
import { answerCalls, type Handlers } from "#client/screens/_archive/workerCalls.ts";

/** The workers of the client by the name of their file, with what each answers. */
const kinds: Record<string, () => Handlers> = { readingWorker: createReading, sealingWorker: createSealing };

/** Runs the client's workers in the test's own process, because jsdom has none. */
export function stubWorkers(): void {
  vi.stubGlobal("Worker", WorkerHere);
}

class WorkerHere extends EventTarget {
  private readonly inside = new EventTarget();
  private hasEnded = false;

  constructor(address: URL | string) {
    super();
    const [, create] = Object.entries(kinds).find(([name]) => String(address).includes(name)) ?? [];
    if (!create) throw new Error(`No worker is known at ${String(address)}.`);
    const toPage = (data: unknown) => this.hasEnded || this.dispatchEvent(new MessageEvent("message", { data }));
    answerCalls(create(), {
      postMessage: toPage,
      addEventListener: (type, listener) =>
        this.inside.addEventListener(type, (event) => event instanceof MessageEvent && listener(event)),
    });
  }

  postMessage(data: unknown): void {
    this.inside.dispatchEvent(new MessageEvent("message", { data }));
  }

  terminate(): void {
    this.hasEnded = true;
  }
}
