import { Client } from "pg";
import { fakeStripe } from "#tests/support/fakeStripe.ts";
import { printRows } from "./report.ts";
import { startKindling } from "./servers.ts";

const events = 1_000;

/** Sends events from a fake Stripe one by one. Prints the time of each, beside the time spent asking Stripe. */
export async function printWebhook(databaseUrl: string): Promise<void> {
  const stripe = await fakeStripe();
  const customers = await knownCustomers(databaseUrl, stripe);
  const kindling = await startKindling(databaseUrl, { env: stripe.env });
  try {
    const hook = `http://127.0.0.1:${kindling.port}/api/stripe/webhook`;
    const took: { whole: number; own: number }[] = [];
    const before = kindling.cpuSeconds();
    for (let sent = 0; sent < events; sent += 1) {
      const { body, headers } = stripe.event("customer.subscription.updated", customers[sent % customers.length] ?? "");
      const asked = stripe.spentMs();
      const started = performance.now();
      const { status } = await fetch(hook, { method: "POST", body, headers });
      const whole = performance.now() - started;
      if (status !== 200) throw new Error(`An event was answered ${status}.`);
      took.push({ whole, own: whole - (stripe.spentMs() - asked) });
    }
    if (stripe.faults.length > 0) throw new Error(`Stripe was asked wrongly: ${stripe.faults.join("; ")}`);

    const cpu = ((kindling.cpuSeconds() - before) * 1_000) / events;
    printRows(
      `The webhook: ${events} events, one after the other`,
      ["", "p50 ms", "p99 ms", "CPU ms each"],
      [
        ["outside Stripe's calls", ...percentiles(took.map(({ own }) => own)), cpu.toFixed(3)],
        ["whole, with a Stripe on this machine", ...percentiles(took.map(({ whole }) => whole)), ""],
      ],
    );
  } finally {
    await kindling.stop();
    await stripe.close();
  }
}

/** Creates customers for a hundred people, at Stripe and in the database. */
async function knownCustomers(databaseUrl: string, { customers }: Awaited<ReturnType<typeof fakeStripe>>) {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    `insert into "Customer" (id, "userId") select 'cus_bench_' || row_number() over (), id from "User" limit 100 returning id`,
  );
  await client.end();
  for (const { id } of rows) customers.set(id, { id });
  return rows.map(({ id }) => id);
}

function percentiles(took: readonly number[]): string[] {
  const sorted = took.toSorted((a, b) => a - b);
  return [0.5, 0.99].map((part) => (sorted[Math.floor(sorted.length * part)] ?? Number.NaN).toFixed(2));
}
