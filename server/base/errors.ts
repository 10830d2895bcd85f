import { brand } from "#domain/brand.ts";

interface OutwardOptions {
  field?: string;
  /** A second sentence, shown after the message. */
  details?: string;
  /** In seconds. */
  retryAfter?: number;
  /** Fields that REST shows beside the message. */
  shown?: Readonly<Record<string, unknown>>;
}

/** An error whose message is written for people and sent to them. Every other error is masked. */
export class OutwardError extends Error {
  readonly status: number;
  readonly code: string;
  readonly field: string | undefined;
  readonly details: string | undefined;
  readonly retryAfter: number | undefined;
  readonly shown: Readonly<Record<string, unknown>> | undefined;

  constructor(status: number, code: string, message: string, options: OutwardOptions = {}) {
    super(message);
    this.name = new.target.name;
    this.status = status;
    this.code = code;
    this.field = options.field;
    this.details = options.details;
    this.retryAfter = options.retryAfter;
    this.shown = options.shown;
  }
}

/**
 * A failure that the operator can mend. Its message names settings, files and ids of keys, never what people sent: so it
 * may stand in the log, also for a request.
 */
export class Misconfigured extends Error {}

/** An expected error. In GraphQL it is data, a member of a mutation's result. */
export class Refusal extends OutwardError {}

export class BadInput extends Refusal {
  constructor(message: string, field?: string, details?: string) {
    super(400, "BAD_INPUT", message, { field, details });
  }
}

/** The accepted keys, as details of a refusal. */
export function oneOf(keys: readonly string[]): string {
  return `One of ${keys.join(", ")}.`;
}

export class Unauthorized extends OutwardError {
  constructor(message = "Unauthorized") {
    super(401, "UNAUTHENTICATED", message);
  }
}

/** Its flag sends the person to the subscription page (docs/rules.md, Trial). */
export class SubscriptionExpired extends OutwardError {
  readonly subscriptionExpired = true;
  readonly userEmail: string;
  /** Given after the right password, to export and delete the account. */
  readonly dataToken: string | undefined;
  /** Lets an expired person pay. Set only after a correct password. */
  readonly checkoutPass: string | undefined;

  constructor(userEmail: string, { dataToken, checkoutPass }: { dataToken?: string; checkoutPass?: string } = {}) {
    super(401, "SUBSCRIPTION_EXPIRED", "Subscription expired");
    this.userEmail = userEmail;
    this.dataToken = dataToken;
    this.checkoutPass = checkoutPass;
  }
}

export class Forbidden extends Refusal {
  constructor(message: string) {
    super(403, "FORBIDDEN", message);
  }
}

/** For missing things and for other people's things alike. */
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

/** For stored texts that cannot be decrypted: a change would overwrite what nobody can see. */
export class CannotOpen extends Refusal {
  constructor(message: string) {
    super(409, "CANNOT_OPEN", message);
  }
}

export class Gone extends Refusal {
  constructor(message: string) {
    super(410, "GONE", message);
  }
}

/** For what would make an account grow past its size. The message is for a list of waiting entries, too. */
export class DiaryFull extends Refusal {
  constructor(megabytes: number) {
    const size = megabytes < 1_000 ? `${megabytes} MB` : `${megabytes / 1_000} GB`;
    super(
      403,
      "DIARY_FULL",
      `Your diary has reached its size of ${size}, so nothing more can be saved in it. ` +
        "Export what you want to keep, and delete entries: a minute later there is room.",
    );
  }
}

/** Its message ends with the wait in words; `retryAfter` is in seconds. */
export class TooMany extends Refusal {
  constructor(reason: string, retryAfter: number) {
    super(429, "TOO_MANY", `${reason} Please try again in ${waitInWords(retryAfter)}.`, { retryAfter });
  }
}

function waitInWords(seconds: number): string {
  const { unit, size } = units.find(({ below }) => seconds < below) ?? day;
  const count = Math.max(1, Math.ceil(seconds / size));
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

const day = { unit: "day", size: 86_400 };
const units = [
  { unit: "second", size: 1, below: 60 },
  { unit: "minute", size: 60, below: 90 * 60 },
  { unit: "hour", size: 3_600, below: 36 * 3_600 },
];

export class Unavailable extends OutwardError {
  /** The reason, for the log. */
  readonly trouble: string;

  constructor(
    message = `${brand} cannot reach its database just now. Please try again in a moment.`,
    retryAfter = 2,
    trouble = "the database is away",
  ) {
    super(503, "UNAVAILABLE", message, { retryAfter });
    this.trouble = trouble;
  }
}

/** The disk of the database is full, or nearly. */
export function noSpace(): Unavailable {
  return new Unavailable(
    "There is no space left on this server’s disk, so nothing can be saved. Please keep your text and try again later.",
    30,
    "there is no space left",
  );
}

// The first is our own code, which Prisma wraps.
const awayCodes =
  "UNAVAILABLE ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT 57P01 57P02 57P03 08001 08003 08006 53300 P1001 P1017";
const isAway = new Set(awayCodes.split(" "));
const isAwayInWords =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|is not queryable|Can't reach database server/;
const diskIsFull = "53100";
// The disk is failing or read-only.
const cannotSave = new Set(["58030", "25006"]);
// Out of memory, timed out, or in conflict with another statement.
const isBusy = new Set(["53200", "57014", "40001", "40P01"]);

/** The error to send to the caller: itself, Unavailable if the database fails, or undefined if unexpected. */
export function outwardErrorFrom(error: unknown): OutwardError | undefined {
  if (error instanceof OutwardError) return error;
  if (typeof error !== "object" || error === null) return undefined;

  // Prisma's errors carry the database's code under another name, in a nested object.
  const { code, originalCode, message, cause, meta }: Record<string, unknown> = { ...error, ...wordsOf(error) };
  const known = String(originalCode ?? code);
  if (isAway.has(known) || isAwayInWords.test(String(message))) return new Unavailable();
  if (known === diskIsFull) return noSpace();
  if (cannotSave.has(known)) {
    const words = `${brand} cannot save anything just now. Please keep what you wrote and try again.`;
    return new Unavailable(words, 30, "the database cannot save");
  }
  if (isBusy.has(known)) {
    const words = `${brand} is very busy just now. Please try again in a moment.`;
    return new Unavailable(words, 2, "the database is busy");
  }
  return outwardErrorFrom(cause) ?? outwardErrorFrom(Object(meta).driverAdapterError);
}

/** An Error's message and cause are not enumerable. */
function wordsOf(error: object) {
  return error instanceof Error ? { message: error.message, cause: error.cause } : {};
}
