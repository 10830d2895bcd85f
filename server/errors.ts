import { brand } from "#domain/brand.ts";

interface OutwardOptions {
  field?: string;
  /** A second sentence, shown after the message. */
  details?: string;
  /** In seconds. */
  retryAfter?: number;
}

/** An error whose message is written for people and sent to them. Every other error is masked. */
export class OutwardError extends Error {
  readonly status: number;
  readonly code: string;
  readonly field: string | undefined;
  readonly details: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(status: number, code: string, message: string, options: OutwardOptions = {}) {
    super(message);
    this.name = new.target.name;
    this.status = status;
    this.code = code;
    this.field = options.field;
    this.details = options.details;
    this.retryAfter = options.retryAfter;
  }
}

/** An expected error: in GraphQL it is data, a member of a mutation's result. */
export class Refusal extends OutwardError {}

export class BadInput extends Refusal {
  constructor(message: string, field?: string) {
    super(400, "BAD_INPUT", message, field === undefined ? {} : { field });
  }
}

export class Unauthorized extends OutwardError {
  constructor(message = "Unauthorized") {
    super(401, "UNAUTHENTICATED", message);
  }
}

/** Its flag sends the person to the subscription page (spec section 8). */
export class SubscriptionExpired extends OutwardError {
  readonly subscriptionExpired = true;
  readonly userEmail: string;

  constructor(userEmail: string) {
    super(401, "SUBSCRIPTION_EXPIRED", "Subscription expired");
    this.userEmail = userEmail;
  }
}

export class Forbidden extends Refusal {
  constructor(message: string) {
    super(403, "FORBIDDEN", message);
  }
}

/** Of what is unknown and of what is another person's alike. */
export class NotFound extends Refusal {
  constructor(message: string) {
    super(404, "NOT_FOUND", message);
  }
}

export class Taken extends Refusal {
  constructor(message: string, field: string) {
    super(409, "TAKEN", message, { field });
  }
}

export class Gone extends Refusal {
  constructor(message: string) {
    super(410, "GONE", message);
  }
}

/** Its message ends with the wait, `retryAfter` seconds, in words. */
export class TooMany extends Refusal {
  constructor(reason: string, retryAfter: number) {
    super(429, "TOO_MANY", `${reason} Please try again in ${waitInWords(retryAfter)}.`, { retryAfter });
  }
}

function waitInWords(seconds: number): string {
  const [count, unit] = seconds < 60 ? [Math.max(1, seconds), "second"] : [Math.ceil(seconds / 60), "minute"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

export class Unavailable extends OutwardError {
  constructor(message = `${brand} cannot reach its database just now. Please try again in a moment.`, retryAfter = 2) {
    super(503, "UNAVAILABLE", message, { retryAfter });
  }
}

const connectionCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "57P01",
  "57P02",
  "57P03",
  "08006",
  "08001",
  "08003",
  "53300",
]);

/** The error to send for an error: itself, Unavailable when the database is away, undefined for the unexpected. */
export function outwardErrorFrom(error: unknown): OutwardError | undefined {
  if (error instanceof OutwardError) return error;
  return isDatabaseAway(error) ? new Unavailable() : undefined;
}

function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? error.code : undefined;
  if (typeof code === "string" && (connectionCodes.has(code) || code === "P1001" || code === "P1017")) return true;
  return (
    /timeout exceeded when trying to connect|Query read timeout|Connection terminated|is not queryable|Can't reach database server/.test(
      error.message,
    ) || isDatabaseAway(error.cause)
  );
}
