import {
  DefaultHandlerProvider,
  Environment,
  Network,
  Observable,
  RecordSource,
  Store,
  type GraphQLResponseWithData,
  type IEnvironment,
  type RequestParameters,
  type Variables,
} from "relay-runtime";
import { isRecord, problemIn } from "#client/platform/problem.ts";
import { request, unlessEnded, type Connection } from "#client/platform/request.ts";
import { isUnanswered, RequestError } from "#client/platform/requestError.ts";
import { noteNotConnected } from "./relay/connected.ts";
import { historyHandler } from "./relay/history.ts";
import { markOutdated, refetchScreen } from "./relay/news.ts";
import { sendings } from "./relay/sendings.ts";
import { createStoredAnswers, type StoredAnswers } from "./device/storedAnswers.ts";

interface EnvironmentOptions extends Partial<Omit<Connection, "bearer">> {
  token?: string | (() => string | null);
}

/** Creates a Relay environment with an empty store. Each session gets its own. */
export function createEnvironment({
  baseUrl = "",
  token,
  fetch = window.fetch.bind(window),
  onUnauthorized = () => undefined,
  onNoViewer = () => undefined,
  onEpoch = () => undefined,
  hasEnded = () => false,
}: EnvironmentOptions = {}): Environment {
  const bearer = typeof token === "string" ? () => token : token;
  const connection: Connection = { baseUrl, bearer, fetch, onUnauthorized, onNoViewer, onEpoch, hasEnded };

  const answers = createStoredAnswers(hasEnded, () => environment.getStore().getSource());

  const environment: Environment = new Environment({
    network: Network.create((params, variables) =>
      Observable.create((sink) => {
        const caller = new AbortController();
        askAround(() => ask(params, variables, connection, answers, caller.signal), params).then(
          (answer) => {
            if (params.operationKind === "mutation") markOutdated();
            sink.next(answer);
            sink.complete();
          },
          (error: Error) => !caller.signal.aborted && sink.error(error),
        );
        return () => caller.abort();
      }),
    ),
    store: new Store(new RecordSource()),
    handlerProvider: (handle) => (handle === "history" ? historyHandler : DefaultHandlerProvider(handle)),
  });
  connections.set(environment, connection);
  return environment;
}

const connections = new WeakMap<IEnvironment, Connection>();

/**
 * Returns the connection of an environment, for the few requests outside GraphQL (export, import, portal).
 *
 * @throws Error for an environment that `createEnvironment` did not make.
 */
export function connectionOf(environment: IEnvironment): Connection {
  const connection = connections.get(environment);
  if (!connection) throw new Error("There is no connection.");
  return connection;
}

/** Asks again if a waiting entry was sent meanwhile: the first answer may be without it. */
async function askAround<Answer>(send: () => Promise<Answer>, { operationKind }: RequestParameters): Promise<Answer> {
  const before = sendings.count;
  const answer = await send();
  if (sendings.count === before) return answer;
  if (operationKind === "query") return send();
  refetchScreen();
  return answer;
}

async function ask(
  params: RequestParameters,
  variables: Variables,
  connection: Connection,
  answers: StoredAnswers,
  signal: AbortSignal,
): Promise<GraphQLResponseWithData> {
  const send = () => sendOnce(params, variables, connection, answers, signal);
  try {
    return await send();
  } catch (error) {
    if (isUnanswered(error) && params.operationKind === "query") {
      const stored = await answers.find(params, variables);
      if (stored) return stored;
      if (!signal.aborted && !connection.hasEnded()) noteNotConnected();
    }
    if (error instanceof RequestError && error.code === "PERSISTED_QUERY_NOT_IN_LIST") {
      const again = await import("./relay/askAgain.ts").catch(() => undefined);
      if (again) return again.askAgain(send, signal, import.meta.url);
    }
    throw error;
  }
}

async function sendOnce(
  params: RequestParameters,
  variables: Variables,
  connection: Connection,
  answers: StoredAnswers,
  signal: AbortSignal,
): Promise<GraphQLResponseWithData> {
  const body = { id: params.id, variables };
  const answer = await request("/graphql", { expects: "json", method: "POST", body, signal }, connection);
  if (hasData(answer)) {
    if (answer.data.viewer === null) connection.onNoViewer();
    await unlessEnded(connection);
    answers.note(params, variables, answer);
    return answer;
  }

  const problem = problemIn(answer);
  throw new RequestError(problem.message ? "refused" : "badResponse", { ...problem, status: 200 });
}

function hasData(answer: unknown): answer is GraphQLResponseWithData {
  return isRecord(answer) && isRecord(answer.data);
}
