import "@vanilla-extract/css/disableRuntimeStyles";
import "./programClock.ts";
import "./reactTimers.ts";
import "@testing-library/jest-dom/vitest";
import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import { forgetConnection } from "#client/data/relay/connected.ts";
import { platform } from "#client/platform/platform.ts";
import { toasts } from "#client/ui/overlays/toasts.ts";
import { clock } from "#server/base/clock.ts";
import { followServer, holdClock } from "./heldClock.ts";
import { failOnUnexpectedAnswers, forgetAnswers, watchNetwork } from "./network.ts";
import { quickenQueries, skipElementStacks } from "./quickQueries.ts";

holdClock();
// The date of this process is shifted, so the clock of the server's code is not shifted again.
clock.now = () => Date.now();
watchNetwork();
quickenQueries();
skipElementStacks();

// Browser features that jsdom lacks and our screens or libraries need.

class NothingToObserve {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
  takeRecords = () => [];
}

vi.stubGlobal("CSS", { ...globalThis.CSS, supports: () => false, escape: (text: string) => text });
vi.stubGlobal("ResizeObserver", NothingToObserve);
vi.stubGlobal("IntersectionObserver", NothingToObserve);
vi.stubGlobal("scrollTo", () => undefined);
Element.prototype.scrollTo = () => undefined;
// As in Chromium since release 145. The types still say that it gives nothing.
Element.prototype.scrollIntoView = () => Promise.resolve();
Element.prototype.hasPointerCapture = () => false;
Element.prototype.setPointerCapture = () => undefined;
Element.prototype.releasePointerCapture = () => undefined;
// Since Node.js 24, the file in a response is a Blob of jsdom.
Blob.prototype.stream = function stream() {
  const bytes = this.arrayBuffer();
  return new ReadableStream({
    start: async (controller) => {
      controller.enqueue(new Uint8Array(await bytes));
      controller.close();
    },
  });
};

beforeEach(() => {
  followServer();
  forgetAnswers();
  // Day, a wide page, animations on; tests can override this.
  vi.stubGlobal("matchMedia", (media: string) =>
    Object.assign(new EventTarget(), { media, matches: false, onchange: null }),
  );
});

afterEach(failOnUnexpectedAnswers);

afterEach(async () => {
  // A finger that stays on the page would hold back what appears above it (client/ui/motion/useBetweenPresses.ts).
  window.dispatchEvent(new Event("pointercancel"));
  cleanup();
  toasts.clear();
  forgetConnection();
  localStorage.clear();
  sessionStorage.clear();
  await platform.open();
});
