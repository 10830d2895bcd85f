import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { distributionVerbs } from "#server/program/distributionVerbs.ts";
import {
  distributeNewTables,
  distributionAt,
  stepsLeft,
  type Distribution,
} from "#server/store/database/distribution.ts";
import { placements } from "#server/store/placement.ts";
import { createDatabase } from "#tests/support/cluster.ts";

// What this database can show, which has no Citus. A cluster runs the whole suite (docs/operations.md, Several nodes).

let url: string;
let plain: Distribution;

beforeAll(async () => {
  url = await createDatabase();
  plain = await distributionAt(url);
});

afterEach(() => {
  vi.restoreAllMocks();
});

const copied = "select create_reference_table(";
const split = "select create_distributed_table(";

describe("what makes a database distributed", () => {
  test("places each table once, drops all foreign keys before, and puts people's rows together", () => {
    const steps = stepsLeft(plain);

    expect(steps[0]).toBe("create extension citus");
    expect(steps).toContain('alter table "Action" drop constraint "Action_userId_fkey"');
    expect(steps.findLastIndex((step) => step.startsWith("alter"))).toBeLessThan(
      steps.findIndex((step) => step.startsWith("select")),
    );
    expect(tablesIn(steps, "").toSorted()).toEqual(Object.keys(placements).toSorted());
    expect(tablesIn(steps, copied)).toEqual(expect.arrayContaining(["User", "Session", "Friendship", "Block", "Mute"]));
    expect(tablesIn(steps, split)).toEqual(
      expect.arrayContaining(["Action", "Mood", "PersonKey", "Exchange", "Report"]),
    );
    const [first, ...others] = steps.filter((step) => step.startsWith(split));
    expect(first).toBe(`select create_distributed_table('"Action"', 'userId')`);
    expect(others.filter((step) => !step.endsWith(`'userId', colocate_with => '"Action"')`))).toEqual([]);
  });

  test("goes on where an interruption left it", () => {
    const placed = new Map(plain.tables.map((name) => [name, name === "User" ? "copied" : "split"] as const));
    const begun = { ...plain, hasExtension: true, foreignKeys: [], placed };

    expect(stepsLeft(begun)).toEqual([]);
    placed.delete("Mood");
    expect(stepsLeft(begun)).toEqual([
      `select create_distributed_table('"Mood"', 'userId', colocate_with => '"Action"')`,
    ]);
  });

  test("moves people to nodes that were added", () => {
    const placed = new Map(plain.tables.map((name) => [name, "copied"] as const));

    expect(stepsLeft({ ...plain, hasExtension: true, foreignKeys: [], placed, newNodes: ["b:5432"] })).toEqual([
      "select replicate_reference_tables('block_writes')",
      "select rebalance_table_shards(shard_transfer_mode => 'block_writes')",
    ]);
  });

  test("is refused for a table without a place", () => {
    expect(() => stepsLeft({ ...plain, tables: ["Mood", "Bookmark"] })).toThrow(
      "Nothing says where these tables go: Bookmark.",
    );
  });
});

describe("admin -- distribute", () => {
  test("prints the statements and changes nothing", async () => {
    const said = vi.spyOn(console, "log").mockReturnValue();

    expect(await distributionVerbs.distribute?.run([], url)).toBe(true);

    expect(said.mock.calls[0]?.[0]).toBe(`${stepsLeft(plain).join(";\n")};`);
    expect(said).toHaveBeenLastCalledWith("Nothing was changed. To run this, stop all servers and add --yes.");
    expect(await distributionAt(url)).toEqual(plain);
  });

  test("takes no other word", async () => {
    const said = vi.spyOn(console, "error").mockReturnValue();

    expect(await distributionVerbs.distribute?.run(["--yes", "please"], url)).toBe(false);
    expect(said).toHaveBeenCalledWith("distribute takes only --yes.");
  });

  test("ends with the database's own words where Citus is not installed", async () => {
    vi.spyOn(console, "log").mockReturnValue();

    await expect(distributionVerbs.distribute?.run(["--yes"], url)).rejects.toThrow(/citus/);
    expect(await distributionAt(url)).toEqual(plain);
  });
});

test("a database that is not distributed has no copies to compare, and a start leaves it so", async () => {
  const said = vi.spyOn(console, "log").mockReturnValue();
  await distributeNewTables(url);

  expect(await distributionVerbs["check:copies"]?.run([], url)).toBe(true);
  expect(said).toHaveBeenCalledWith("The database is not distributed: there are no copies to compare.");
  expect(await distributionAt(url)).toEqual(plain);
});

function tablesIn(steps: readonly string[], begin: string): string[] {
  return steps
    .filter((step) => step.startsWith(begin))
    .flatMap((step) => /^select \w+\('"(\w+)"/.exec(step)?.[1] ?? []);
}
