import { availableParallelism } from "node:os";
import { z } from "zod";
import { countries } from "#domain/content/countries.ts";
import type { CountryHelp } from "#domain/helplines.ts";
import { requestTimeoutMs } from "#domain/limits.ts";
import type { Operator } from "#domain/operator.ts";
import { readHelplines } from "./helplines.ts";
import { orEnd } from "./orEnd.ts";

const onOff = (standing: "on" | "off") =>
  z
    .enum(["on", "off", "1", "0", "true", "false"])
    .default(standing)
    .transform((value) => ["on", "1", "true"].includes(value));

const stripeNames = ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET", "STRIPE_PRICE_ID"] as const;

/** A line of a legal page. */
const operatorText = z
  .string()
  .trim()
  .min(1)
  .max(300)
  .regex(/^[^\p{C}]*$/u, "must be one line of text");
const operatorNames = ["OPERATOR_NAME", "OPERATOR_ADDRESS", "OPERATOR_COUNTRY"] as const;

const environment = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65535).default(4000),
    HOST: z.string().min(1).default("127.0.0.1"),
    PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
    DATA_DIR: z.string().min(1).optional(),
    DATABASE_URL: z.string().min(1).optional(),
    DATABASE_POOLER: z.enum(["session", "transaction"]).default("session"),
    // The client waits `requestTimeoutMs` for an answer: the refusal must come before.
    DATABASE_PATIENCE_MS: z.coerce
      .number()
      .int()
      .min(1_000)
      .max(requestTimeoutMs - 3_000)
      .default(2_500),
    REDIS_URL: z
      .url({ protocol: /^rediss?$/, hostname: /./ })
      .refine(isPercentEncoded, "A % in it is written %25")
      .optional(),
    WORKERS: z.union([z.literal("auto"), z.coerce.number().int().min(1).max(64)]).default(1),
    MASTER_KEY_FILE: z.string().min(1).optional(),
    MASTER_KEY_COMMAND: z.string().min(1).optional(),
    METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
    METRICS_HOST: z.string().min(1).default("127.0.0.1"),
    BACKUP_DIR: z.string().min(1).optional(),
    BACKUP_RECIPIENT: z
      .string()
      .regex(/^age1[a-z0-9]{20,}$/, "must be a recipient of age, such as age1…")
      .optional(),
    STRIPE_SECRET_KEY: z.string().min(1).optional(),
    STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
    STRIPE_PRICE_ID: z.string().min(1).optional(),
    STRIPE_API_BASE: z.url({ protocol: /^https?$/ }).default("https://api.stripe.com"),
    SUPPORT_EMAIL: z.email().default("support@kindling.example"),
    PASSWORD_RESET_EMAIL: z.email().default("reset@kindling.example"),
    HELPLINES_FILE: z.string().min(1).optional(),
    OPERATOR_NAME: operatorText.optional(),
    OPERATOR_ADDRESS: operatorText.optional(),
    OPERATOR_COUNTRY: z
      .string()
      .refine((name) => countries.includes(name), "must be a country by the name that registration offers")
      .optional(),
    OPERATOR_HOST: operatorText.optional(),
    NATIVE_ORIGINS: z.string().default("capacitor://localhost,https://localhost"),
    TRUST_PROXY: onOff("off"),
    OFFLINE: onOff("on"),
    ACCOUNT_MEGABYTES: z.coerce.number().int().min(1).max(1_000_000).default(1_000),
    RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
    GRAPHQL_EXPLORER: onOff("on"),
    LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  })
  .refine(({ MASTER_KEY_FILE, MASTER_KEY_COMMAND }) => !(MASTER_KEY_FILE && MASTER_KEY_COMMAND), {
    message: "only one of MASTER_KEY_FILE and MASTER_KEY_COMMAND can say where the key is",
    path: ["MASTER_KEY_COMMAND"],
  })
  .refine(({ BACKUP_DIR, BACKUP_RECIPIENT }) => !BACKUP_RECIPIENT || BACKUP_DIR, {
    message: "is given only with BACKUP_DIR",
    path: ["BACKUP_RECIPIENT"],
  })
  .refine((env) => new Set(stripeNames.map((name) => env[name] === undefined)).size === 1, {
    message: `${stripeNames.join(", ")} are given together, or none of them`,
    path: ["STRIPE_SECRET_KEY"],
  })
  .refine((env) => new Set(operatorNames.map((name) => env[name] === undefined)).size === 1, {
    message: `${operatorNames.join(", ")} are given together, or none of them`,
    path: ["OPERATOR_NAME"],
  })
  .refine(({ OPERATOR_NAME, OPERATOR_HOST }) => !OPERATOR_HOST || OPERATOR_NAME, {
    message: "is given only with OPERATOR_NAME",
    path: ["OPERATOR_HOST"],
  });

/** The process's configuration from the environment, read once, here. */
export interface Config {
  port: number;
  host: string;
  /** The server's address as browsers see it, without a trailing slash. */
  publicUrl: string;
  /** Whether PUBLIC_URL is set. Otherwise `publicUrl` is the address on which the server listens. */
  isPublicUrlSet: boolean;
  dataDir: string | undefined;
  databaseUrl: string | undefined;
  /** Whether a pooler gives each transaction another connection, which keeps no prepared statement and no setting. */
  isPooledByTransaction: boolean;
  /** How many milliseconds a request may wait for the database, in all. */
  databasePatienceMs: number;
  /** How many processes serve one port. */
  workers: number;
  /** Redis, if several servers share their rate limits. */
  redisUrl: string | undefined;
  /** File of the master key, or a command that prints it (server/store/keys/masterKey.ts). */
  masterKeyFile: string | undefined;
  masterKeyCommand: string | undefined;
  /** Where numbers for Prometheus are served; undefined if nowhere. */
  metricsPort: number | undefined;
  metricsHost: string;
  /** Where the server puts a backup each day; undefined if it makes none. */
  backupDir: string | undefined;
  /** The age recipient who alone can decrypt those backups. */
  backupRecipient: string | undefined;
  /** The Stripe account; undefined for the practice checkout. */
  stripe: StripeAccess | undefined;
  supportEmail: string;
  passwordResetEmail: string;
  /** The operator's own helplines, in place of those that Kindling ships. */
  helplines: readonly CountryHelp[] | undefined;
  /** The operator of this server, for its legal pages; undefined until they state it. */
  operator: Operator | undefined;
  nativeOrigins: readonly string[];
  /** Whether X-Forwarded-For names the real client. */
  trustProxy: boolean;
  /** Whether browsers are given a service worker, by which the client starts without the server. */
  isOfflineOn: boolean;
  /** The size that an account may reach, in MB of a million bytes. */
  accountMegabytes: number;
  rateLimitScale: number;
  graphqlExplorer: boolean;
  logLevel: string;
}

interface StripeAccess {
  secretKey: string;
  webhookSecret: string;
  /** Stripe's id of the subscription's price. */
  priceId: string;
  /** Stripe's address; tests replace it. */
  apiBase: URL;
}

function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const read = environment.safeParse(given);
  if (!read.success) {
    const reasons = read.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new Error(`The configuration cannot be used. ${reasons.join("; ")}`);
  }

  const values = read.data;
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: (values.PUBLIC_URL ?? `http://${values.HOST}:${values.PORT}`).replace(/\/+$/, ""),
    isPublicUrlSet: values.PUBLIC_URL !== undefined,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    isPooledByTransaction: values.DATABASE_POOLER === "transaction",
    databasePatienceMs: values.DATABASE_PATIENCE_MS,
    workers: values.WORKERS === "auto" ? Math.min(8, availableParallelism()) : values.WORKERS,
    redisUrl: values.REDIS_URL,
    masterKeyFile: values.MASTER_KEY_FILE,
    masterKeyCommand: values.MASTER_KEY_COMMAND,
    metricsPort: values.METRICS_PORT,
    metricsHost: values.METRICS_HOST,
    backupDir: values.BACKUP_DIR,
    backupRecipient: values.BACKUP_RECIPIENT,
    stripe: stripeIn(values),
    supportEmail: values.SUPPORT_EMAIL,
    passwordResetEmail: values.PASSWORD_RESET_EMAIL,
    helplines: values.HELPLINES_FILE === undefined ? undefined : readHelplines(values.HELPLINES_FILE),
    operator: operatorIn(values),
    nativeOrigins: values.NATIVE_ORIGINS.split(",")
      .map((origin) => origin.trim())
      .filter(Boolean),
    trustProxy: values.TRUST_PROXY,
    isOfflineOn: values.OFFLINE,
    accountMegabytes: values.ACCOUNT_MEGABYTES,
    rateLimitScale: values.RATE_LIMIT_SCALE,
    graphqlExplorer: values.GRAPHQL_EXPLORER,
    logLevel: values.LOG_LEVEL,
  };
}

function stripeIn({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_PRICE_ID: priceId,
  STRIPE_API_BASE: apiBase,
}: z.output<typeof environment>): StripeAccess | undefined {
  if (!secretKey || !webhookSecret || !priceId) return undefined;
  return { secretKey, webhookSecret, priceId, apiBase: new URL(apiBase) };
}

function operatorIn({
  OPERATOR_NAME: name,
  OPERATOR_ADDRESS: address,
  OPERATOR_COUNTRY: country,
  OPERATOR_HOST: host,
}: z.output<typeof environment>): Operator | undefined {
  return name && address && country ? { name, address, country, host } : undefined;
}

// ioredis decodes user and password, and would throw. Comparing the result keeps the bundler from dropping the call.
function isPercentEncoded(url: string): boolean {
  try {
    return decodeURIComponent(url) !== "";
  } catch {
    return false;
  }
}

/** The configuration of this process. An invalid one prints a sentence and exits. */
export const config: Config = orEnd(() => readConfig(process.env));

/** One worker's share, at least 1, of a total for all workers. */
export function shareOf(total: number): number {
  return Math.max(1, Math.floor(total / config.workers));
}
