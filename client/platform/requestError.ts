import { brand } from "#domain/brand.ts";

/** What can go wrong between the person and the server (docs/rules.md, Failures). "refused" is an answer with words of its own. */
export type RequestTrouble = "network" | "timeout" | "cancelled" | "badRequest" | "badResponse" | "refused";

const words: Record<RequestTrouble, string> = {
  network: `${brand} cannot be reached. Please check your connection and try again.`,
  timeout: "This took too long. Please try again.",
  cancelled: "This was cancelled.",
  badRequest: "This could not be sent. Please try again.",
  badResponse: "Something went wrong on our side. Please try again.",
  refused: "Something went wrong. Please try again.",
};

/** What an error answer may say. */
export interface Problem {
  message?: string;
  details?: string;
  code?: string;
  subscriptionExpired?: boolean;
  userEmail?: string;
  dataToken?: string;
  checkoutPass?: string;
}

/** A request that did not work out, in words a person can read: the server's where it has some, else ours. */
export class RequestError extends Error {
  declare readonly trouble: RequestTrouble;
  declare readonly status: number | undefined;
  declare readonly details: string | undefined;
  declare readonly code: string | undefined;
  declare readonly subscriptionExpired: boolean | undefined;
  declare readonly userEmail: string | undefined;
  /** Given to whose time is over and who has just signed in. */
  declare readonly dataToken: string | undefined;
  /** With it, to pay from where no cookie is. */
  declare readonly checkoutPass: string | undefined;

  constructor(
    trouble: RequestTrouble,
    { message, cause, ...said }: Problem & { status?: number; cause?: unknown } = {},
  ) {
    super(message || words[trouble], { cause });
    Object.assign(this, { name: "RequestError", trouble }, said);
  }
}

/** Words for a person from anything that was thrown, or nothing where it has none worth reading. */
export function reasonIn(error: unknown): string | undefined {
  if (!(error instanceof RequestError)) return undefined;
  // The server's own "Something went wrong" tells less than what the form would say by itself.
  return error.code === "UNEXPECTED" ? undefined : error.message;
}

/** The server's words alone, which a toast repeats (docs/rules.md, Failures). Without them it has words of its own. */
export function serverReasonIn(error: unknown): string | undefined {
  return error instanceof RequestError && error.trouble === "refused" ? reasonIn(error) : undefined;
}
