import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import Stripe from "stripe";

const version = "2026-10-28.endive";
const secretKey = "sk_test_fake";
const webhookSecret = "whsec_fake";
const priceId = "price_fake";

/** How it responds from now on: "busy" is 429. */
type Mood = "well" | "down" | "slow" | "busy";

interface Subscription {
  id: string;
  customer: string;
  status: string;
}

/** The fields of a price that the server reads. */
interface Price {
  active: boolean;
  billing_scheme: "per_unit" | "tiered";
  unit_amount: number | null;
  currency: string;
  recurring: { interval: "month" | "year"; interval_count: number; usage_type: "licensed" | "metered" } | null;
}

const monthly: Price = {
  active: true,
  billing_scheme: "per_unit",
  unit_amount: 400,
  currency: "eur",
  recurring: { interval: "month", interval_count: 1, usage_type: "licensed" },
};

interface Asked {
  method: string;
  path: string;
  params: Record<string, string>;
}

interface Action {
  needs: readonly string[];
  takes?: readonly string[];
  does: (params: Record<string, string>, id: string) => object | string;
}

/** An event as Stripe sends it. */
export interface Delivery {
  body: string;
  headers: Record<string, string>;
}

/**
 * A fake Stripe over HTTP, for the real SDK with STRIPE_API_BASE. It refuses unknown calls and records them in
 * `faults`.
 */
export async function fakeStripe() {
  const customers = new Map<string, { id: string; email?: string; deleted?: true }>();
  const sessions = new Map<string, { id: string; url: string; customer: string; trialEnd: number | undefined }>();
  const subscriptions: Subscription[] = [];
  const answers = new Map<string, { sent: string; answer: object }>();
  const asked: Asked[] = [];
  const faults: string[] = [];
  const held: (() => void)[] = [];
  let mood: Mood = "well";
  let price: Price | undefined = monthly;
  let holds = false;
  let made = 0;
  let spentMs = 0;

  /** All its calls. A returned text is the reason of a refusal. */
  const actions: Record<string, Action> = {
    "POST /v1/customers": {
      needs: ["email", "metadata[userId]"],
      does: ({ email }) => {
        const customer = { id: nextId("cus"), object: "customer", email: email ?? "" };
        customers.set(customer.id, customer);
        return customer;
      },
    },
    "GET /v1/customers/:id": {
      needs: [],
      does: (_params, id) => customers.get(id) ?? "missing",
    },
    "POST /v1/customers/:id": {
      needs: ["email"],
      does: ({ email = "" }, id) => {
        if (!isThere(id)) return "missing";
        const customer = { id, object: "customer", email };
        customers.set(id, customer);
        return customer;
      },
    },
    "DELETE /v1/customers/:id": {
      needs: [],
      does: (_params, id) => {
        if (!isThere(id)) return "missing";
        customers.set(id, { id, deleted: true });
        for (const one of subscriptions) if (one.customer === id) one.status = "canceled";
        return { id, object: "customer", deleted: true };
      },
    },
    "POST /v1/checkout/sessions": {
      needs: [
        "mode",
        "customer",
        "client_reference_id",
        "expires_at",
        "success_url",
        "cancel_url",
        "line_items[0][price]",
        "line_items[0][quantity]",
      ],
      takes: ["subscription_data[trial_end]"],
      does: (params) => {
        const { mode, customer = "", client_reference_id: reference } = params;
        if (!isThere(customer)) return "missing";
        const now = Date.now() / 1000;
        const trialEnd = params["subscription_data[trial_end]"];
        const openFor = Number(params.expires_at) - now;
        if (mode !== "subscription" || !reference) return "a page for no subscription";
        if (params["line_items[0][price]"] !== priceId || params["line_items[0][quantity]"] !== "1")
          return "another price";
        if (openFor < 1_800 || openFor > 86_400) return "a page that is open too long or not long enough";
        if (trialEnd !== undefined && Number(trialEnd) < now + 2 * 86_400) return "a trial of less than 48 hours";
        const id = nextId("cs");
        const session = { id, customer, url: `${base}/pay/${id}`, trialEnd: trialEnd ? Number(trialEnd) : undefined };
        sessions.set(id, session);
        return { id, object: "checkout.session", url: session.url, status: "open" };
      },
    },
    "GET /v1/prices/:id": {
      needs: [],
      does: (_params, id) => (id === priceId && price ? { id, object: "price", ...price } : "missing"),
    },
    "POST /v1/billing_portal/sessions": {
      needs: ["customer", "return_url"],
      does: ({ customer }) =>
        isThere(customer) ? { id: nextId("bps"), url: `${base}/portal/${customer}` } : "missing",
    },
    "GET /v1/subscriptions": {
      needs: ["customer", "limit"],
      does: ({ customer = "" }) => {
        if (!customers.has(customer)) return "missing";
        const standing = subscriptions.filter((one) => one.customer === customer && one.status !== "canceled");
        return { object: "list", has_more: false, url: "/v1/subscriptions", data: standing.map((one) => ({ ...one })) };
      },
    },
  };

  const server = createServer((request, response) => {
    const came = performance.now();
    response.once("finish", () => (spentMs += performance.now() - came));
    void answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { webhooks } = new Stripe(secretKey);

  return {
    env: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_PRICE_ID: priceId,
      STRIPE_API_BASE: base,
    },
    customers,
    sessions,
    subscriptions,
    asked,
    faults,
    is: (how: Mood) => void (mood = how),
    /** Sets the price; undefined deletes it. */
    costs: (changed: Partial<Price> | undefined) => void (price = changed && { ...monthly, ...changed }),
    /** Total time of all responses so far. */
    spentMs: () => spentMs,

    /** Computes responses about subscriptions immediately, but sends them only after `letGo`. */
    hold: () => void (holds = true),
    held: () => held.length,
    letGo: (order: readonly number[]) => {
      holds = false;
      const waiting = held.splice(0);
      for (const index of order) waiting[index]?.();
    },

    /** Completes a payment page. */
    paid: (id: string): Subscription => {
      const session = sessions.get(id);
      if (!session) throw new Error(`There is no page ${id}.`);
      const status = session.trialEnd === undefined ? "active" : "trialing";
      const subscription = { id: nextId("sub"), customer: session.customer, status };
      subscriptions.push(subscription);
      return subscription;
    },

    /** An event about a customer, signed by Stripe's own helper. */
    event: (type: string, customer: string, how: { id?: string; secret?: string; at?: number } = {}): Delivery => {
      const { id = nextId("evt"), secret = webhookSecret, at = Date.now() } = how;
      const timestamp = Math.floor(at / 1000);
      const [object] = type.split(".", 1);
      const event = {
        id,
        object: "event",
        api_version: version,
        created: timestamp,
        type,
        data: { object: { id: nextId("obj"), object, customer } },
      };
      return signed(JSON.stringify(event), secret, timestamp);
    },

    /** Any body with a valid signature. */
    signed: (body: string): Delivery => signed(body, webhookSecret, Math.floor(Date.now() / 1000)),

    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  function signed(body: string, secret: string, timestamp: number): Delivery {
    const signature = webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
    return { body, headers: { "content-type": "application/json; charset=utf-8", "stripe-signature": signature } };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "", headers } = request;
    const url = new URL(request.url ?? "/", base);
    const sent = await text(request);
    const params = Object.fromEntries(method === "GET" ? url.searchParams : new URLSearchParams(sent));
    asked.push({ method, path: url.pathname, params });

    if (mood === "down") return void request.socket.destroy();
    if (mood === "slow") return;
    if (mood === "busy") return send(response, 429, { error: { type: "invalid_request_error", code: "rate_limit" } });
    if (headers["stripe-version"] !== version)
      return refuse(response, `the version ${String(headers["stripe-version"])}`);
    if (headers.authorization !== `Bearer ${secretKey}`) return refuse(response, "the key");
    if (method === "POST" && !String(headers["content-type"]).startsWith("application/x-www-form-urlencoded"))
      return refuse(response, `the media type ${String(headers["content-type"])}`);

    const key = headers["idempotency-key"];
    const earlier = typeof key === "string" ? answers.get(key) : undefined;
    if (earlier && earlier.sent !== sent) return refuse(response, `other parameters under the key ${String(key)}`);
    if (earlier) return send(response, 200, earlier.answer);

    const what = actions[`${method} ${url.pathname.replace(/(?<=^\/v1\/(?:customers|prices)\/).+/, ":id")}`];
    if (!what) return refuse(response, `${method} ${url.pathname}`);
    const names = Object.keys(params);
    const unknown = names.filter((name) => !what.needs.includes(name) && !what.takes?.includes(name));
    const missing = what.needs.filter((name) => !names.includes(name));
    if (unknown.length + missing.length > 0)
      return refuse(response, `${method} ${url.pathname} with ${unknown.join()}, without ${missing.join()}`);

    const result = what.does(params, url.pathname.split("/").at(-1) ?? "");
    if (result === "missing")
      return send(response, 404, { error: { type: "invalid_request_error", code: "resource_missing" } });
    if (typeof result === "string") return refuse(response, result);
    if (typeof key === "string") answers.set(key, { sent, answer: result });
    const reply = () => send(response, 200, result);
    if (holds && url.pathname === "/v1/subscriptions") held.push(reply);
    else reply();
  }

  function refuse(response: ServerResponse, fault: string): void {
    faults.push(fault);
    send(response, 400, { error: { type: "invalid_request_error", message: fault } });
  }

  function nextId(kind: string): string {
    made += 1;
    return `${kind}_${made}`;
  }

  function isThere(id: string | undefined): boolean {
    const customer = customers.get(id ?? "");
    return customer !== undefined && !customer.deleted;
  }
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}
