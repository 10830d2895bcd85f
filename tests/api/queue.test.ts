import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { queueOf, queuesByName } from "#server/base/queue.ts";

/** Numbered jobs that end when the test says so. */
function works() {
  const begun: number[] = [];
  const ends = new Map<number, { resolve: (number: number) => void; reject: (error: Error) => void }>();
  const work = (number: number) => () => {
    begun.push(number);
    return new Promise<number>((resolve, reject) => ends.set(number, { resolve, reject }));
  };
  const end = async (number: number) => {
    ends.get(number)?.resolve(number);
    await nextTurn();
  };
  const fail = async (number: number) => {
    ends.get(number)?.reject(new Error(`${number} failed`));
    await nextTurn();
  };
  return { begun, work, end, fail };
}

test("the maximum number run at once, and further ones wait in order", async () => {
  const { begun, work, end } = works();
  const queue = queueOf(2);
  const answers = Promise.all([1, 2, 3, 4].map((number) => queue.run(work(number))));
  await nextTurn();
  expect(begun).toEqual([1, 2]);
  expect(queue.waiting()).toBe(2);

  await end(2);
  expect(begun).toEqual([1, 2, 3]);
  expect(queue.waiting()).toBe(1);

  for (const number of [1, 3, 4]) await end(number);
  expect(await answers).toEqual([1, 2, 3, 4]);
});

test("one that fails makes room, and fails for nobody else", async () => {
  const { begun, work, end, fail } = works();
  const queue = queueOf(1);
  const failing = expect(queue.run(work(1))).rejects.toThrow("1 failed");
  const other = queue.run(work(2));

  await fail(1);
  await failing;
  expect(begun).toEqual([1, 2]);
  await end(2);
  expect(await other).toBe(2);
});

test("one that arrives while another starts waits in order", async () => {
  const { begun, work, end } = works();
  const queue = queueOf(1);
  void queue.run(work(1));
  void queue.run(work(2));
  await nextTurn();

  const ended = end(1);
  void queue.run(work(3));
  await ended;
  expect(begun).toEqual([1, 2]);
  await end(2);
  expect(begun).toEqual([1, 2, 3]);
  await end(3);
  void queue.run(work(4));
  expect(begun).toEqual([1, 2, 3, 4]);
});

test("jobs of one name run one after another, also after one that fails; those of another name do not wait", async () => {
  const { begun, work, end, fail } = works();
  const run = queuesByName();
  const failing = expect(run("ada", work(1))).rejects.toThrow("1 failed");
  const answers = Promise.all([run("ada", work(2)), run("ada", work(3)), run("grace", work(4))]);
  expect(begun).toEqual([1, 4]);

  await fail(1);
  await failing;
  expect(begun).toEqual([1, 4, 2]);
  for (const number of [4, 2, 3]) await end(number);
  expect(await answers).toEqual([2, 3, 4]);
});
