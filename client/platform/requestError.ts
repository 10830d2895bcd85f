import { brand } from "#domain/brand.ts";

/** Why a request failed (docs/rules.md, Failures). "refused" comes with a message from the server. */
export type RequestTrouble = "network" | "timeout" | "cancelled" | "badRequest" | "badResponse" | "refused";

const words: Record<RequestTrouble, string> = {
  network: `${brand} cannot be reached. Please check your connection and try again.`,
  timeout: "This took too long. Please try again.",
  cancelled: "This was cancelled.",
  badRequest: "This could not be sent. Please try again.",
  badResponse: "Something went wrong on the server. Please try again.",
  refused: "Something went wrong. Please try again.",
};

/** The fields of an error response. */
export interface Problem {
  message?: string;
  details?: string;
  code?: string;
  subscriptionExpired?: boolean;
  userEmail?: string;
  dataToken?: string;
  checkoutPass?: string;
}

/** A failed request. Its message is readable: the server's if it sent one, else ours. */
export class RequestError extends Error {
  declare readonly trouble: RequestTrouble;
  declare readonly status: number | undefined;
  declare readonly details: string | undefined;
  declare readonly code: string | undefined;
  declare readonly subscriptionExpired: boolean | undefined;
  declare readonly userEmail: string | undefined;
  /** Sent at sign-in to people whose subscription has expired. */
  declare readonly dataToken: string | undefined;
  /** Lets them pay without a cookie. */
  declare readonly checkoutPass: string | undefined;

  constructor(
    trouble: RequestTrouble,
    { message, cause, ...rest }: Problem & { status?: number; cause?: unknown } = {},
  ) {
    super(message || words[trouble], { cause });
    Object.assign(this, { name: "RequestError", trouble }, rest);
  }
}

/** Returns a readable message for any error, or undefined if it has none. */
export function reasonIn(error: unknown): string | undefined {
  if (!(error instanceof RequestError)) return undefined;
  // The server's "Something went wrong" says less than the form's own message.
  return error.code === "UNEXPECTED" ? undefined : error.message;
}

/**
 * Whether the server did not answer: the request failed, took too long, or what came was not the server's
 * (docs/rules.md, Failures). What was asked may have been done all the same.
 */
export function isUnanswered(error: unknown): boolean {
  return error instanceof RequestError && (error.trouble === "network" || error.trouble === "timeout");
}

/** Returns the server's message only, which toasts repeat (docs/rules.md, Failures). */
export function serverReasonIn(error: unknown): string | undefined {
  return error instanceof RequestError && error.trouble === "refused" ? reasonIn(error) : undefined;
}
