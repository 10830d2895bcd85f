const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Calls `stop` on a signal and exits. If another listener handles signals, the exit is left to it: npm and a terminal
 * both forward Ctrl-C. Returns a function that removes the listener.
 */
export function stopOnSignals(stop: () => Promise<void>): () => void {
  let isHeardByOthers = false;
  const listener = (signal: NodeJS.Signals) => {
    isHeardByOthers ||= process.listenerCount(signal) > 1;
    if (!isHeardByOthers) void stop().finally(() => process.exit(1));
  };
  for (const signal of signals) process.on(signal, listener);
  return () => {
    for (const signal of signals) process.off(signal, listener);
  };
}
