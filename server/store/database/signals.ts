const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Ends the process on a signal, `stop` first, until somebody else listens for signals too. Gives the function that takes this
 * back. A repeated one (npm and a terminal both pass Ctrl-C on) does not cut their stopping short.
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
