import {
  DefaultHandlerProvider,
  Environment,
  Network,
  Observable,
  RecordSource,
  Store,
  type GraphQLResponseWithData,
  type IEnvironment,
} from "relay-runtime";
import { platform } from "#client/platform/platform.ts";
import { isRecord, problemIn } from "#client/platform/problem.ts";
import { request, unlessEnded, type Connection } from "#client/platform/request.ts";
import { RequestError } from "#client/platform/requestError.ts";
import { historyHandler } from "./history.ts";
import { noteChange } from "./news.ts";

interface EnvironmentOptions extends Partial<Omit<Connection, "bearer">> {
  token?: string | (() => string | null);
}

/** A Relay environment with an empty store, for one stay. */
export function createEnvironment({
  baseUrl = "",
  token,
  fetch = window.fetch.bind(window),
  onUnauthorized = () => undefined,
  onNobody = () => undefined,
  onEpoch = () => undefined,
  hasEnded = () => false,
}: EnvironmentOptions = {}): Environment {
  const bearer = typeof token === "string" ? () => token : token;
  const connection: Connection = { baseUrl, bearer, fetch, onUnauthorized, onNobody, onEpoch, hasEnded };

  const environment = new Environment({
    network: Network.create(({ id, operationKind }, variables) =>
      Observable.create((sink) => {
        const caller = new AbortController();
        ask({ id, variables }, connection, caller.signal).then(
          (answer) => {
            if (operationKind === "mutation") noteChange();
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
 * The connection of an environment, for the few requests that are not GraphQL (export, import, portal).
 *
 * @throws Error for an environment that `createEnvironment` did not make.
 */
export function connectionOf(environment: IEnvironment): Connection {
  const connection = connections.get(environment);
  if (!connection) throw new Error("This environment has no connection.");
  return connection;
}

async function ask(body: unknown, connection: Connection, signal: AbortSignal): Promise<GraphQLResponseWithData> {
  try {
    const answer = await request("/graphql", { expects: "json", method: "POST", body, signal }, connection);
    if (hasData(answer)) {
      if (answer.data.viewer === null) connection.onNobody();
      await unlessEnded(connection);
      return answer;
    }

    const problem = problemIn(answer);
    throw new RequestError(problem.message ? "refused" : "badResponse", { ...problem, status: 200 });
  } catch (error) {
    if (error instanceof RequestError && error.code === "PERSISTED_QUERY_NOT_IN_LIST") catchUp();
    throw error;
  }
}

function hasData(answer: unknown): answer is GraphQLResponseWithData {
  return isRecord(answer) && isRecord(answer.data);
}

const caughtUpName = "kindling.caught-up";

/** Reloads a page that is older than the server. Once per build: if the query is still unknown, again would not help. */
function catchUp(): void {
  const { tab } = platform.storage;
  if (tab.read(caughtUpName) === import.meta.url) return;
  tab.write(caughtUpName, import.meta.url);
  // Without storage a second round could not be told from the first.
  if (tab.read(caughtUpName)) platform.leave.reload();
}
