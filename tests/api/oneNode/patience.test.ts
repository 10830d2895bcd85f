import { expect, test } from "vitest";
import { sql } from "#server/store/db.ts";
import { useApp } from "#tests/support/app.ts";
import { asRequest } from "#tests/support/asRequest.ts";
import { databasePatienceMs } from "#tests/support/patience.ts";

useApp();

test("a patient server gives a statement four fifths of the time that its request may wait for the database", async () => {
  const [setting] = await asRequest(
    () =>
      sql`select current_setting('statement_timeout')::interval = ${`${0.8 * databasePatienceMs} ms`}::interval as "isPatient"`,
  );

  expect(setting).toEqual({ isPatient: true });
});
