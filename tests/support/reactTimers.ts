import { createRequire } from "node:module";

// React keeps the timers that it finds when it loads, and it loads once for many files. Here it gets functions that call the timers of
// the moment, which the clock of a test replaces. Import this before React.

const { setTimeout: later, clearTimeout: cancel } = globalThis;

const laterNow = ((...args: Parameters<typeof later>) =>
  (globalThis.setTimeout === laterNow ? later : globalThis.setTimeout)(...args)) as typeof later;
const cancelNow = ((...args: Parameters<typeof cancel>) =>
  (globalThis.clearTimeout === cancelNow ? cancel : globalThis.clearTimeout)(...args)) as typeof cancel;

Object.assign(globalThis, { setTimeout: laterNow, clearTimeout: cancelNow });
createRequire(import.meta.url)("react-dom/client");
Object.assign(globalThis, { setTimeout: later, clearTimeout: cancel });
