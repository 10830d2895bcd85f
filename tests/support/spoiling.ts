import { withClient } from "#server/store/database/migrations.ts";
import { testedDatabase } from "./address.ts";

/** Ways in which a bad disk block, an incomplete copy or a manual change damages an encrypted value. */
export const spoilings = {
  "with a flipped bit": (value: Buffer) => Buffer.concat([value.subarray(0, -1), Buffer.of((value.at(-1) ?? 0) ^ 1)]),
  "cut short": (value: Buffer) => value.subarray(0, 20),
  empty: () => Buffer.alloc(0),
  "of a key that is not there": (value: Buffer) => Buffer.concat([Buffer.of(0, 9), value.subarray(2)]),
} as const;

export type Spoiling = keyof typeof spoilings;

interface Value {
  table: string;
  /** The row's owner: both copies of a message have the same id. */
  userId: string;
  id: string;
  /** "sealed" by default. */
  column?: string;
}

/** Damages an encrypted value and returns a function that restores it. */
export async function spoil(
  value: Value,
  how: Spoiling = "with a flipped bit",
): Promise<{ mend: () => Promise<void> }> {
  const { sealed } = await rowAt(value);
  await put(value, spoilings[how](sealed));
  return { mend: () => put(value, sealed) };
}

/** An encrypted value, and the row's last writer. */
export async function rowAt({
  table,
  userId,
  id,
  column = "sealed",
}: Value): Promise<{ sealed: Buffer; xmin: string }> {
  const [row] = await ask<{ sealed: Buffer; xmin: string }>(
    `select ${column} as sealed, xmin::text from "${table}" where ${ownerOf(table)} = $1 and id = $2`,
    [userId, id],
  );
  if (!row) throw new Error(`There is no ${table} ${id}.`);
  return row;
}

async function put({ table, userId, id, column = "sealed" }: Value, value: Buffer): Promise<void> {
  await ask(`update "${table}" set ${column} = $3 where ${ownerOf(table)} = $1 and id = $2`, [userId, id, value]);
}

function ownerOf(table: string): string {
  return table === "User" ? "id" : '"userId"';
}

function ask<Row extends object>(statement: string, values: unknown[]): Promise<Row[]> {
  const connectionString = testedDatabase() ?? "";
  return withClient({ connectionString }, async (client) => (await client.query<Row>(statement, values)).rows);
}
