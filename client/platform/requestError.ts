import { brand } from "#domain/brand.ts";

/** What can go wrong between the person and the server (spec section 8). "refused" is an answer with words of its own. */
export type RequestTrouble = "network" | "timeout" | "cancelled" | "badRequest" | "badResponse" | "refused";

const words: Record<RequestTrouble, string> = {
  network: `${brand} cannot be reached. Please check your connection and try again.`,
  timeout: "This took too long. Please try again.",
  cancelled: "This was cancelled.",
  badRequest: "This could not be sent. Please try again.",
  badResponse: "Something went wrong on our side. Please try again.",
  refused: "Something went wrong. Please try again.",
};

/** What an error answer may say (spec section 3: error response body). */
export interface Problem {
  message?: string;
  details?: string;
  code?: string;
  subscriptionExpired?: boolean;
  userEmail?: string;
  dataToken?: string;
}

/** A request that did not work out, in words a person can read: the server's where it has some, else ours. */
export class RequestError extends Error {
  readonly trouble: RequestTrouble;
  readonly status: number | undefined;
  readonly details: string | undefined;
  readonly code: string | undefined;
  readonly subscriptionExpired: boolean;
  readonly userEmail: string | undefined;
  /** Given to whose time is over and who has just signed in. */
  readonly dataToken: string | undefined;

  constructor(trouble: RequestTrouble, options: Problem & { status?: number; cause?: unknown } = {}) {
    super(options.message || words[trouble], { cause: options.cause });
    this.name = "RequestError";
    this.trouble = trouble;
    this.status = options.status;
    this.details = options.details;
    this.code = options.code;
    this.subscriptionExpired = options.subscriptionExpired ?? false;
    this.userEmail = options.userEmail;
    this.dataToken = options.dataToken;
  }
}

/** Words for a person from anything that was thrown, or nothing where it has none worth reading. */
export function reasonIn(error: unknown): string | undefined {
  if (!(error instanceof RequestError)) return undefined;
  // The server's own "Something went wrong" tells less than what the form would say by itself.
  return error.code === "UNEXPECTED" ? undefined : error.message;
}

/** The server's words alone, which a toast of spec section 8 repeats. Without them it has words of its own. */
export function serverReasonIn(error: unknown): string | undefined {
  return error instanceof RequestError && error.trouble === "refused" ? reasonIn(error) : undefined;
}
