import { FileProblem } from "./fileProblem.ts";

/** What a worker does for a page, by name. */
export type Handlers = Record<string, (input: never) => Promise<unknown>>;

interface Call {
  call: number;
  name: string;
  input: unknown;
}

interface Answer {
  call: number;
  result?: unknown;
  problem?: { message: string; needsPassphrase: boolean };
}

/** The end of a worker, or of a channel, that hears the other end. */
interface Port {
  postMessage(message: unknown, options: { transfer: Transferable[] }): void;
  addEventListener(type: "message", listener: (event: MessageEvent) => void): void;
}

/** Answers the calls of `workerCalls` in a worker. */
export function answerCalls(handlers: Handlers, port: Port): void {
  port.addEventListener("message", ({ data }: MessageEvent<Call>) => {
    const { call, name, input } = data;
    const answer = (rest: Omit<Answer, "call">) =>
      port.postMessage({ call, ...rest }, { transfer: transferablesIn(rest.result) });
    const run = async () => handlers[name]?.(input as never);
    run().then(
      (result) => answer({ result }),
      (error: unknown) => answer({ problem: problemOf(error) }),
    );
  });
}

/** Bytes move to the page instead of being copied. */
function transferablesIn(result: unknown): Transferable[] {
  const parts = typeof result === "object" && result !== null ? Object.values(result) : [];
  return parts.filter((part) => part instanceof ArrayBuffer);
}

function problemOf(error: unknown): Answer["problem"] {
  const problem = error instanceof FileProblem ? error : new FileProblem(unexpected);
  return { message: problem.message, needsPassphrase: problem.needsPassphrase };
}

const unexpected = "Something went wrong while this file was opened. Please try again.";

export interface WorkerCalls<Known extends Handlers> {
  /** Rejects with a FileProblem. */
  call: <Name extends keyof Known & string>(
    name: Name,
    input: Parameters<Known[Name]>[0],
    transfer?: Transferable[],
  ) => ReturnType<Known[Name]>;
  /** Ends the worker and forgets what it held. Open calls never settle. */
  end: () => void;
}

/** Calls the handlers of a worker. A worker that breaks down rejects its calls. */
export function workerCalls<Known extends Handlers>(worker: Worker): WorkerCalls<Known> {
  const open = new Map<number, { resolve: (result: unknown) => void; reject: (problem: FileProblem) => void }>();
  let calls = 0;

  worker.addEventListener("message", ({ data: { call, result, problem } }: MessageEvent<Answer>) => {
    const caller = open.get(call);
    open.delete(call);
    if (problem) caller?.reject(new FileProblem(problem.message, problem));
    else caller?.resolve(result);
  });
  // Its code did not load, or its memory ran out.
  worker.addEventListener("error", () => {
    for (const { reject } of open.values()) reject(new FileProblem(unexpected));
    open.clear();
  });

  return {
    call: (name, input, transfer = []) => {
      const answer = new Promise((resolve, reject) => open.set((calls += 1), { resolve, reject }));
      worker.postMessage({ call: calls, name, input }, transfer);
      // The handler of this name answers with its own type.
      return answer as ReturnType<Known[typeof name]>;
    },
    end: () => worker.terminate(),
  };
}
