import {
  DefaultHandlerProvider,
  Environment,
  Network,
  RecordSource,
  Store,
  type GraphQLResponseWithData,
  type IEnvironment,
  type RequestParameters,
  type Variables,
} from "relay-runtime";
import { isRecord, problemIn } from "#client/platform/problem.ts";
import { request, unlessEnded, type Connection } from "#client/platform/request.ts";
import { RequestError } from "#client/platform/requestError.ts";
import { answered } from "./device/answered.ts";
import { createStoredAnswers, type StoredAnswers } from "./device/storedAnswers.ts";
import { historyHandler } from "./relay/history.ts";
import { markOutdated, refetchScreen } from "./relay/news.ts";
import { sendings, writes } from "./relay/sendings.ts";

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
  onPerson = () => undefined,
  onEpoch = () => undefined,
  hasEnded = () => false,
}: EnvironmentOptions = {}): Environment {
  const bearer = typeof token === "string" ? () => token : token;
  const connection: Connection = { baseUrl, bearer, fetch, onUnauthorized, onNoViewer, onPerson, onEpoch, hasEnded };

  const answers = createStoredAnswers(hasEnded, () => environment.getStore().getSource());

  const environment: Environment = new Environment({
    network: Network.create((params, variables) => {
      const ask = async (signal: AbortSignal) => {
        const answer = await askAround(() => askServer(params, variables, connection, answers, signal), params);
        if (params.operationKind === "mutation") {
          writes.count += 1;
          markOutdated();
        }
        return answer;
      };
      return answered(ask, params, variables, answers, hasEnded);
    }),
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

/** Asks until no write was done meanwhile, such as of a waiting entry: the answer before may be without it. */
async function askAround<Answer>(send: () => Promise<Answer>, { operationKind }: RequestParameters): Promise<Answer> {
  for (;;) {
    const [sent, written] = [sendings.count, writes.count];
    const answer = await send();
    const wasSent = sendings.count !== sent;
    if (operationKind === "query" && (wasSent || writes.count !== written)) continue;
    if (wasSent) refetchScreen();
    return answer;
  }
}

async function askServer(
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
