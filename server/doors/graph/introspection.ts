import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import {
  executeSync,
  getIntrospectionQuery,
  parse,
  stripIgnoredCharacters,
  type GraphQLSchema,
  type IntrospectionOptions,
} from "graphql";
import { isRecord, jsonIn } from "#server/kit/http/body.ts";
import { encodingFor, type Encoding } from "#server/doors/chain/page.ts";

/** The options of graphql's getIntrospectionQuery that tools choose. Each combination is a query of its own. */
const choices = [
  "descriptions",
  "specifiedByUrl",
  "directiveIsRepeatable",
  "schemaDescription",
  "inputValueDeprecation",
  "oneOf",
] as const satisfies (keyof IntrospectionOptions)[];

type Packed = Record<Encoding, Buffer>;

/** Answers standard introspection queries from a cache. Returns false for anything else. */
export function introspection(schema: GraphQLSchema) {
  let standard: ReadonlyMap<string, string> | undefined;
  const answers = new Map<string, Promise<Packed>>();

  return async (request: IncomingMessage, response: ServerResponse, body: Buffer<ArrayBuffer> | undefined) => {
    const document = documentIn(request, body);
    const mediaType = mediaTypeFor(request.headers.accept);
    if (document === undefined || mediaType === undefined) return false;
    standard ??= new Map(variants());
    const stripped = standard.get(document) ?? standard.get(strippedOf(document));
    if (stripped === undefined) return false;

    const answer = answers.get(stripped) ?? packed(JSON.stringify(executeSync({ schema, document: parse(stripped) })));
    answers.set(stripped, answer);
    const encoding = encodingFor(request.headers);
    const bytes = (await answer)[encoding];
    if (encoding !== "plain") response.setHeader("Content-Encoding", encoding);
    response.appendHeader("Vary", "Accept-Encoding");
    response
      .writeHead(200, { "Content-Type": `${mediaType}; charset=utf-8`, "Content-Length": bytes.length })
      .end(bytes);
    return true;
  };
}

/** Each query as graphql prints it, and without white space. */
function variants(): [document: string, stripped: string][] {
  return Array.from({ length: 2 ** choices.length }, (_, number) => {
    const chosen = choices.map((name, place) => [name, Boolean(number & (1 << place))] as const);
    return getIntrospectionQuery(Object.fromEntries(chosen));
  }).flatMap((document) => {
    const stripped = stripIgnoredCharacters(document);
    return [
      [document, stripped],
      [stripped, stripped],
    ];
  });
}

// In an address each space takes three characters.
const longest = 8_192;

/** The document of a request that asks only for the schema. */
function documentIn({ method, url = "" }: IncomingMessage, body: Buffer<ArrayBuffer> | undefined): string | undefined {
  const sent = method === "POST" ? sentIn(body) : method === "GET" ? sentBy(url) : undefined;
  if (!isRecord(sent)) return undefined;
  const { query, operationName = null, variables = null, extensions = null, ...others } = sent;
  const isNamed = operationName === null || operationName === "IntrospectionQuery";
  const isAlone = isEmpty(variables) && isEmpty(extensions) && isEmpty(others);
  return typeof query === "string" && isNamed && isAlone ? query : undefined;
}

function isEmpty(given: unknown): boolean {
  return given === null || (isRecord(given) && Object.keys(given).length === 0);
}

function sentIn(body: Buffer<ArrayBuffer> | undefined): unknown {
  if (!body || body.length > longest || !body.includes("__schema")) return undefined;
  try {
    return jsonIn(body);
  } catch {
    return undefined;
  }
}

function sentBy(url: string): unknown {
  if (url.length > longest || !url.includes("__schema")) return undefined;
  return Object.fromEntries(new URLSearchParams(url.slice(url.indexOf("?"))));
}

/** Unparsable documents are returned as they are. */
function strippedOf(document: string): string {
  try {
    return stripIgnoredCharacters(document);
  } catch {
    return document;
  }
}

/** The media type that Yoga would choose; undefined if Yoga should decide or refuse. */
function mediaTypeFor(accept = "*/*"): string | undefined {
  for (const each of accept.split(",")) {
    const mediaType = each.trim().toLowerCase();
    if (mediaType === "application/graphql-response+json") return mediaType;
    if (mediaType === "application/json" || mediaType.split(";")[0] === "*/*") return "application/json";
  }
  return undefined;
}

async function packed(text: string): Promise<Packed> {
  const plain = Buffer.from(text);
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(plain), promisify(gzip)(plain)]);
  return { plain, br, gzip: gzipped };
}
