import { brand } from "#domain/brand.ts";

interface OutwardOptions {
  /** Name of the input field that the refusal is about. */
  field?: string;
  /** A second sentence, shown after the message. */
  details?: string;
  /** Seconds until trying again makes sense. */
  retryAfter?: number;
}

/** An error whose words, written here for people to read, may leave the server. Every other error is masked. */
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

/** An expected no: in GraphQL it is data, a member of a mutation's result. */
export class Refusal extends OutwardError {}

/** 400: what was sent cannot be used, and why. */
export class BadInput extends Refusal {
  constructor(message: string, field?: string) {
    super(400, "BAD_INPUT", message, field === undefined ? {} : { field });
  }
}

/** 401: nobody is signed in here, or not any more. */
export class Unauthorized extends OutwardError {
  constructor(message = "Unauthorized") {
    super(401, "UNAUTHENTICATED", message);
  }
}

/** 401 with the flag that sends a person to the subscription page (spec section 8). */
export class SubscriptionExpired extends OutwardError {
  readonly subscriptionExpired = true;
  readonly userEmail: string;

  constructor(userEmail: string) {
    super(401, "SUBSCRIPTION_EXPIRED", "Subscription expired");
    this.userEmail = userEmail;
  }
}

/** 403: known, and not yours to ask. */
export class Forbidden extends Refusal {
  constructor(message: string) {
    super(403, "FORBIDDEN", message);
  }
}

/** 404: unknown, or somebody else's, which answer alike. */
export class NotFound extends Refusal {
  constructor(message: string) {
    super(404, "NOT_FOUND", message);
  }
}

/** 409: somebody has it already. */
export class Taken extends Refusal {
  constructor(message: string, field: string) {
    super(409, "TAKEN", message, { field });
  }
}

/** 410: it was here, and was deleted since. */
export class Gone extends Refusal {
  constructor(message: string) {
    super(410, "GONE", message);
  }
}

/** 429: too often. */
export class TooMany extends Refusal {
  constructor(message: string, retryAfter: number) {
    super(429, "TOO_MANY", message, { retryAfter });
  }
}

/** 503: not now. */
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

/** What an error means to the outside: itself, or 503 when the database is away; undefined for the unexpected. */
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
