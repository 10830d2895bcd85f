import { expect, test } from "vitest";
import { atTickEnd } from "#server/base/eventLoop.ts";
import { useLogLines } from "#tests/support/logLines.ts";

const lines = useLogLines();

test("work that fails at a turn's end is logged, and the rest of the turn and the next one are done", async () => {
  const done: string[] = [];
  atTickEnd("sending", () => done.push("sent"));
  atTickEnd("gathering", () => {
    throw new Error("This work fails.");
  });
  atTickEnd("gathering", () => done.push("gathered"));
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

  expect(done).toEqual(["gathered", "sent"]);
  expect(lines).toEqual([expect.stringContaining("This work fails.")]);

  await new Promise<void>((resolve) => atTickEnd("gathering", resolve));
});
