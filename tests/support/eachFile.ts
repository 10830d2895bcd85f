import { beforeEach } from "vitest";
import { beginWatch, whatIsInFlight } from "./until.ts";

// Runs before each test file of all projects.
beginWatch();

beforeEach(({ onTestFailed }) => {
  onTestFailed(() => {
    const waits = whatIsInFlight();
    if (waits) console.error(`In flight when the test failed: ${waits}.`);
  });
});
