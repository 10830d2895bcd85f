import { Observable, type GraphQLResponseWithData, type RequestParameters, type Variables } from "relay-runtime";
import { storedAnswerAfterMs } from "#domain/limits.ts";
import { clock } from "#client/platform/clock.ts";
import { isUnanswered } from "#client/platform/requestError.ts";
import { noteNotConnected } from "../relay/connected.ts";
import { noteDrawn, noteLate, noteLeft } from "../relay/drawn.ts";
import type { FoundAnswer, StoredAnswers } from "./storedAnswers.ts";

/** What is left of this time. The page itself has sent the first queries, before the client's code was there. */
function left(milliseconds: number): number {
  const { kindlingEarly } = globalThis as Pick<Window, "kindlingEarly">;
  const askedAt = kindlingEarly?.at;
  return askedAt === undefined ? milliseconds : Math.max(0, milliseconds - (clock.now() - askedAt));
}

/**
 * Gives the server's answer. A query without one after 700 ms first gives what this device stores, so a network that
 * hangs keeps nobody waiting; the server's answer then takes its place (docs/rules.md, Reading without a server).
 *
 * @param ask Asks the server. An abort of the signal means that nobody waits any more.
 */
export function answered(
  ask: (signal: AbortSignal) => Promise<GraphQLResponseWithData>,
  params: RequestParameters,
  variables: Variables,
  answers: StoredAnswers,
  hasEnded: () => boolean,
): Observable<GraphQLResponseWithData> {
  return Observable.create((sink) => {
    const caller = new AbortController();
    const isQuery = params.operationKind === "query";
    let found: FoundAnswer | undefined;
    let isLate = false;
    let isOver = false;

    const draw = async (look: StoredAnswers["find"]) => {
      const stored = await look(params, variables);
      if (!stored || found || isOver) return;
      found = stored;
      noteDrawn(stored.place, params.name, stored.at);
      if (isLate) noteLate(stored.place);
      sink.next(stored.answer);
    };
    const sayOlder = () => {
      isLate = true;
      if (found) noteLate(found.place);
      else void draw(answers.findLate);
    };
    const timers = isQuery
      ? [
          clock.after(left(storedAnswerAfterMs.drawn), () => void draw(answers.findSoon)),
          clock.after(left(storedAnswerAfterMs.saidOlder), sayOlder),
        ]
      : [];
    const end = () => {
      isOver = true;
      for (const stop of timers) stop();
    };

    ask(caller.signal).then(
      (answer) => {
        end();
        sink.next(answer);
        sink.complete();
      },
      async (error: Error) => {
        if (caller.signal.aborted) return;
        if (isQuery && isUnanswered(error)) await draw(answers.find);
        end();
        if (caller.signal.aborted || hasEnded()) return;
        if (isQuery && (found || isUnanswered(error))) noteNotConnected(found?.at);
        // What is on screen stays there, whatever the server has said.
        if (found) sink.complete();
        else sink.error(error);
      },
    );
    return () => {
      end();
      if (found) noteLeft(found.place);
      caller.abort();
    };
  });
}
