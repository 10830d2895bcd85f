import { AsyncResource } from "node:async_hooks";
import { Redis } from "ioredis";
import { config } from "./config.ts";
import { logSeldom } from "./log.ts";

const patienceMs = 300;

/**
 * The Redis of this process, undefined without REDIS_URL. It may be away at any time: then a command fails, at once or within
 * `patienceMs`, and the connection is made anew for as long as it takes.
 */
export const redis: Redis | undefined = config.redisUrl === undefined ? undefined : connectTo(config.redisUrl);

function connectTo(url: string): Redis {
  const client = new Redis(url, {
    commandTimeout: patienceMs,
    // Given up as a whole, a connection that hangs is waited for once and not by every command.
    socketTimeout: patienceMs,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    // Called with every refusal, such as that its memory is full. A refused write to a replica means that another one leads now.
    reconnectOnError: (error) => {
      sayUnusable(error);
      return error.message.startsWith("READONLY");
    },
  });
  // Bound to this place, for a connection is lost and made anew in the middle of some request.
  client.on(
    "ready",
    AsyncResource.bind(() => logSeldom("info", {}, "connected to Redis")),
  );
  client.on("error", AsyncResource.bind(sayUnusable));
  return client;
}

function sayUnusable(error: Error): void {
  logSeldom(
    "warn",
    { err: error },
    "Redis cannot be used, so this server counts rate limits by itself, and news of other servers is late",
  );
}
