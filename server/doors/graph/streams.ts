import { createSourceEventStream, execute, GraphQLError, type ExecutionArgs, type ExecutionResult } from "graphql";
import type { Plugin } from "graphql-yoga";
import onHeaders from "on-headers";
import { clock } from "#server/base/clock.ts";
import { recheckSession } from "#server/nouns/account/session.ts";
import { runInCall } from "#server/base/call.ts";
import { deadlineIn } from "#server/base/deadline.ts";
import { sessionCheck } from "#server/nouns/live/live.ts";
import type { Context, SignedInContext } from "#server/kit/graph/builder.ts";
import type { YogaServerContext } from "./serve.ts";

/**
 * Runs subscriptions. Each event is answered in a call of its own that checks the session again. A stream does not
 * count among the account's running requests. It ends with the error that any other call would get.
 */
export const streams: Plugin<Context & YogaServerContext> = {
  onSubscribe: ({ args: { contextValue }, setSubscribeFn }) => {
    contextValue.call.leaveQueue?.();
    const { response } = contextValue;
    onHeaders(response, () => {
      response.setHeader("Cache-Control", "no-store");
      // nginx would buffer the response.
      response.setHeader("X-Accel-Buffering", "no");
    });
    setSubscribeFn(subscribe);
  },
};

async function subscribe(args: ExecutionArgs): Promise<ExecutionResult | AsyncIterable<ExecutionResult>> {
  const source = await createSourceEventStream(args);
  // Subscriptions require a session (`authorizeOnSubscribe`).
  return Symbol.asyncIterator in source ? answersTo(source, args, args.contextValue as SignedInContext) : source;
}

async function* answersTo(
  source: AsyncIterable<unknown>,
  args: ExecutionArgs,
  { call: first, viewer, ...context }: SignedInContext,
): AsyncGenerator<ExecutionResult, void, undefined> {
  try {
    for await (const event of source) {
      const call = { ...first, begunAt: clock.elapsed(), reads: new Map(), deadline: deadlineIn() };
      const answer = await runInCall(call, async () => {
        const contextValue = { ...context, call, viewer: await recheckSession(viewer) };
        return event === sessionCheck ? undefined : execute({ ...args, rootValue: event, contextValue });
      });
      if (answer) yield answer;
      if (answer?.errors) return;
    }
  } catch (error) {
    yield {
      errors: [new GraphQLError("", { originalError: error instanceof Error ? error : new Error(String(error)) })],
    };
  }
}
