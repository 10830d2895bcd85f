import type { Response } from "playwright-core";

interface GraphqlAnswer {
  errors?: { message: string; extensions?: { code?: string } }[];
}

/**
 * What is wrong with an answer of the server: a failure of its own, or an error of a GraphQL document. Undefined if nothing
 * is, or the page was left before it had the answer.
 */
export async function wrongIn(response: Response): Promise<string | undefined> {
  const { pathname } = new URL(response.url());
  if (pathname !== "/graphql" && !pathname.startsWith("/api/")) return undefined;
  const answered = `${response.request().method()} ${pathname} was answered ${response.status()}`;
  if (response.status() >= 500) return answered;
  if (pathname !== "/graphql") return undefined;

  const { errors = [] } = await graphqlAnswerOf(response);
  const words = errors.map(({ message, extensions }) => `${extensions?.code ?? "no code"}: ${message}`);
  return words.length > 0 ? `${answered}, ${words.join(", ")}` : undefined;
}

async function graphqlAnswerOf(response: Response): Promise<GraphqlAnswer> {
  return response.json().catch(() => ({})) as Promise<GraphqlAnswer>;
}
