import { withClient } from "#server/store/database/migrations.ts";
import { testedDatabase } from "./address.ts";

/** What a bad block of a disk, a half-written copy or a mistaken hand makes of a sealed value. */
export const spoilings = {
  "with a flipped bit": (value: Buffer) => Buffer.concat([value.subarray(0, -1), Buffer.of((value.at(-1) ?? 0) ^ 1)]),
  "cut short": (value: Buffer) => value.subarray(0, 20),
  empty: () => Buffer.alloc(0),
  "of a key that is not there": (value: Buffer) => Buffer.concat([Buffer.of(0, 9), value.subarray(2)]),
} as const;

export type Spoiling = keyof typeof spoilings;

interface Value {
  table: string;
  /** Of the row's person: each has a copy of a message, with one id. */
  userId: string;
  id: string;
  /** "sealed", unless said. */
  column?: string;
}

/** Spoils a sealed value, and gives the way back. */
export async function spoil(
  value: Value,
  how: Spoiling = "with a flipped bit",
): Promise<{ mend: () => Promise<void> }> {
  const { sealed } = await rowAt(value);
  await put(value, spoilings[how](sealed));
  return { mend: () => put(value, sealed) };
}

/** A sealed value as it stands, and who wrote its row last. */
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
