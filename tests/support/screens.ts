import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import { platform } from "#client/platform/platform.ts";
import { toasts } from "#client/ui/overlays/toasts.ts";
import { quickenQueries } from "./quickQueries.ts";

// The first screen of a file brings its code along, and machines are busy.
configure({ asyncUtilTimeout: 30_000 });
quickenQueries();

// What browsers have, jsdom lacks, and our screens or the libraries below them ask for.

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

beforeEach(() => {
  // By day, on a wide page, with motion; a test that wants otherwise says so.
  vi.stubGlobal("matchMedia", (media: string) =>
    Object.assign(new EventTarget(), { media, matches: false, onchange: null }),
  );
});

afterEach(async () => {
  cleanup();
  toasts.clear();
  localStorage.clear();
  sessionStorage.clear();
  await platform.open();
});
