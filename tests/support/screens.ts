import "@vanilla-extract/css/disableRuntimeStyles";
import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import { forgetConnection } from "#client/data/connected.ts";
import { platform } from "#client/platform/platform.ts";
import { toasts } from "#client/ui/overlays/toasts.ts";
import { quickenQueries, skipElementStacks } from "./quickQueries.ts";

// A file's first screen loads its code, and machines may be busy.
configure({ asyncUtilTimeout: 30_000 });
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
Element.prototype.scrollIntoView = () => undefined;
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
  // Day, a wide page, animations on; tests can override this.
  vi.stubGlobal("matchMedia", (media: string) =>
    Object.assign(new EventTarget(), { media, matches: false, onchange: null }),
  );
});

afterEach(async () => {
  cleanup();
  toasts.clear();
  forgetConnection();
  localStorage.clear();
  sessionStorage.clear();
  await platform.open();
});
