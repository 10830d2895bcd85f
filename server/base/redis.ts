import { AsyncResource } from "node:async_hooks";
import { Redis } from "ioredis";
import { config } from "./config.ts";
import { logSeldom } from "./log.ts";
import { watchNumber } from "./metrics.ts";

export const patienceMs = 300;

/**
 * The Redis client of this process; undefined without REDIS_URL. When Redis is unreachable, commands fail within
 * `patienceMs` and the client reconnects.
 */
export const redis: Redis | undefined = config.redisUrl === undefined ? undefined : connectTo(config.redisUrl);

function connectTo(url: string): Redis {
  const client = new Redis(url, {
    commandTimeout: patienceMs,
    // Closes a hanging connection, so that the commands after it fail at once.
    socketTimeout: patienceMs,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    // Runs for every error reply, such as a full memory. READONLY means that this Redis became a replica: reconnect to
    // find the leader.
    reconnectOnError: (error) => {
      sayUnusable(error);
      return error.message.startsWith("READONLY");
    },
  });
  // Bound here, because the client reconnects inside of some request's async context.
  client.on(
    "ready",
    AsyncResource.bind(() => logSeldom("info", {}, "connected to Redis")),
  );
  client.on("error", AsyncResource.bind(sayUnusable));
  return client;
}

watchNumber("kindling_redis_up", "1 while Redis is connected, in each process", () =>
  redis?.status === "ready" ? 1 : 0,
);

function sayUnusable(error: Error): void {
  logSeldom(
    "warn",
    { err: error },
    "Redis cannot be used, so this server counts rate limits by itself, and news of other servers is late",
  );
}
