import { z } from "zod";
import { brand } from "#domain/brand.ts";
import { longestZone } from "#domain/clocks.ts";
import { checkoutPassMinutes, clientIdLength, usualLimits } from "#domain/limits.ts";
import { cookieName } from "#server/nouns/account/identity.ts";
import { config } from "#server/base/config.ts";
import { sizeInWords } from "#server/kit/http/bodySizes.ts";
import { largestBodyOf } from "#server/kit/rest/largestBody.ts";
import { mayBeAbsent, type Route } from "#server/kit/rest/route.ts";
import { ignoredBy } from "#server/kit/rest/acceptedFields.ts";
import { inputSchemaOf } from "#server/kit/rest/inputSchema.ts";

type Json = Record<string, unknown>;

const problem = {
  type: "object",
  required: ["message"],
  properties: {
    message: { type: "string", description: "A message for the person." },
    details: { type: "string" },
    field: { type: "string", description: "Name of the input field that caused the error." },
    current: {
      type: "object",
      description: "The current entry, if an edit was made from an older version of it (409).",
    },
    subscriptionExpired: { type: "boolean" },
    userEmail: { type: "string" },
    dataToken: {
      type: "string",
      description:
        "A bearer token for a quarter of an hour, in which an expired account can be exported, deleted and paid for.",
    },
    checkoutPass: {
      type: "string",
      description: `As \`pass\` in the checkout's query it allows paying for an expired account, for ${checkoutPassMinutes} minutes.`,
    },
  },
};

/** The OpenAPI 3.1 description of these routes. */
export function openApi(routes: readonly Route[]): Json {
  return {
    openapi: "3.1.0",
    info: {
      title: brand,
      version: "1",
      description:
        "A wellness and karma journal. JSON in, JSON out; errors are `{ message, details?, field? }`; beside the refusal of an edit stands the `current` entry. A field that a body does not have is refused by name.",
    },
    servers: [{ url: `${config.publicUrl}/api` }],
    security: [{ bearer: [] }, { cookie: [] }],
    paths: pathsOf(routes),
    components: {
      schemas: { ...namedShapes(), Problem: problem },
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", description: "The token that the sign-in returns." },
        cookie: { type: "apiKey", in: "cookie", name: cookieName, description: "The session cookie of browsers." },
      },
    },
  };
}

function pathsOf(all: readonly Route[]): Json {
  const paths: Record<string, Json> = {};
  for (const route of all) {
    const path = route.path.replaceAll(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [route.method]: operationOf(route) };
  }
  return paths;
}

function operationOf({ method, path, spec, access }: Route): Json {
  const signedIn = access !== "anyone";
  const status = String(spec.status ?? (spec.answers || spec.file ? 200 : 204));
  return {
    operationId: `${method}${path.replaceAll(/[/:-]+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    summary: spec.summary,
    ...(signedIn ? {} : { security: [] }),
    parameters: [...pathParameters(path), ...queryParameters(spec.query), ...headerParameters(spec, signedIn)],
    ...(spec.body ? { requestBody: requestBodyOf(spec, spec.body) } : {}),
    responses: {
      [status]: answerOf(spec),
      default: { description: "An error.", content: jsonOf({ $ref: "#/components/schemas/Problem" }) },
    },
  };
}

function requestBodyOf(spec: Route["spec"], body: NonNullable<Route["spec"]["body"]>): Json {
  const bytes = "as" in body ? body.bytes : largestBodyOf(spec);
  const description = `At most ${sizeInWords(bytes)}.`;
  return { required: !mayBeAbsent(body), description, content: contentOf(spec, body) };
}

function contentOf(spec: Route["spec"], body: NonNullable<Route["spec"]["body"]>): Json {
  if (!("as" in body)) return jsonOf({ ...inputShapeOf(body), ...othersTaken(spec), additionalProperties: false });
  const mediaTypes = body.mediaTypes ?? ["application/octet-stream"];
  return Object.fromEntries(mediaTypes.map((mediaType) => [mediaType, {}]));
}

function answerOf({ answers, file }: Route["spec"]): Json {
  if (file) return { description: "The file.", content: { [file]: { schema: { type: "string" } } } };
  if (answers) return { description: "Done.", content: jsonOf(shapeOf(answers)) };
  return { description: "Done, without a body." };
}

function pathParameters(path: string): Json[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string", maxLength: usualLimits.text },
  }));
}

function queryParameters(query: z.ZodType | undefined): Json[] {
  const shape = query ? inputSchemaOf(query) : {};
  return Object.entries(shape.properties ?? {}).map(([name, schema]) => ({
    name,
    in: "query",
    required: shape.required?.includes(name) ?? false,
    schema,
  }));
}

function headerParameter(name: string, maxLength: number, description: string): Json {
  return { name, in: "header", required: false, schema: { type: "string", maxLength }, description };
}

function headerParameters({ status }: Route["spec"], signedIn: boolean): Json[] {
  return [
    ...(signedIn
      ? [headerParameter("X-Time-Zone", longestZone, "IANA zone that decides today and a new entry's day.")]
      : []),
    ...(signedIn && status === 201
      ? [headerParameter("Idempotency-Key", clientIdLength, "Makes a save sent twice one save.")]
      : []),
  ];
}

function jsonOf(schema: Json): Json {
  return { "application/json": { schema } };
}

function inputShapeOf(shape: z.ZodType): Json {
  const { $schema: _schema, ...schema } = inputSchemaOf(shape);
  return schema;
}

/** Ignored fields that a body may have beside its own. */
function othersTaken(spec: Route["spec"]): Json {
  const names = [...ignoredBy(spec)].join("|");
  return { patternProperties: { [`^(?:${names})$`]: { readOnly: true, description: "Accepted, without effect." } } };
}

function shapeOf(shape: z.ZodType): Json {
  const name = shape.meta()?.id;
  if (name) return { $ref: `#/components/schemas/${name}` };
  const { $schema: _schema, $defs: _defs, ...schema } = z.toJSONSchema(shape, { unrepresentable: "any" });
  return JSON.parse(JSON.stringify(schema).replaceAll("#/$defs/", "#/components/schemas/")) as Json;
}

function namedShapes(): Json {
  const { schemas } = z.toJSONSchema(z.globalRegistry, {
    uri: (id) => `#/components/schemas/${id}`,
    unrepresentable: "any",
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _schema, $id: _id, ...schema }]) => [name, schema]),
  );
}
