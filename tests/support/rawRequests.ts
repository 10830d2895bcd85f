import * as fc from "fast-check";

// Requests as no client sends them, for the whole chain before the doors.

const methods = ["GET", "GET", "HEAD", "POST", "OPTIONS", "PUT", "DELETE", "TRACE", "PROPFIND", "get", "G ET", ""];

const headers: Record<string, readonly string[]> = {
  Range: [
    "bytes=5-1",
    "bytes=0-99999999999999999999",
    "bytes=-0",
    "bytes=-5",
    "bytes=9007199254740993-",
    "bytes=0.5-2.5",
  ],
  "If-Range": ['"x"', "x"],
  "If-None-Match": ["*", '"', "W/", '"a","b"', "x".repeat(5_000)],
  "If-Match": ["*", '"x"'],
  "If-Modified-Since": ["x", "Thu, 01 Jan 1970 00:00:00 GMT"],
  "Accept-Encoding": ["br;q=0", "*", "gzip, br", "\u00ff", "identity;q=0", "x".repeat(3_000)],
  Accept: ["text/html", "*/*", ",", ";", "text/event-stream", "application/json;q=x"],
  Cookie: [
    "kindling=%E0%A4%A",
    "kindling",
    "=",
    "kindling=;kindling=x",
    "__proto__=x",
    "kindling-checkout=%ff; kindling-device=%",
  ],
  Authorization: ["Bearer", "Bearer ", "Basic x", "Bearer a.b.c", "Bearer \u00ff"],
  Host: ["", "[", "a b", "%", "x:99999", "[::1]:1", "\u00e9"],
  Origin: ["null", "%", "capacitor://localhost", "x"],
  "X-Forwarded-For": [
    "::1",
    ",",
    " ",
    "[::1]:x",
    "fe80::1%eth0",
    "::ffff:999.1.1.1",
    "1.2.3.4:99",
    "[",
    "0:0:0:0:0:0:0:0:0",
  ],
  "X-Forwarded-Proto": ["javascript", "https,http", ""],
  "X-Time-Zone": ["%", "../x", "Etc/GMT+99", "\u00e9"],
  "User-Agent": ["", "(((", "x".repeat(6_000)],
  "Content-Length": ["-1", "0", "1e9", "x", "5"],
  "Content-Type": ["application/json", ";", "multipart/form-data", "a/b;c=d;c=e", ""],
  "Content-Encoding": ["gzip", "x"],
  "Transfer-Encoding": ["chunked", "identity", "x"],
  TE: ["trailers", "x"],
  Expect: ["100-continue", "x"],
  Upgrade: ["websocket", "h2c"],
  Connection: ["upgrade", "close", "keep-alive, x"],
};

const header = fc
  .constantFrom(...Object.keys(headers))
  .chain((name) => fc.constantFrom(...(headers[name] ?? [])).map((value) => `${name}: ${value}`));

const bodies = ["", "", "x=y&{}", "5\r\nhello\r\n0\r\n\r\n", "zz\r\n", "\u0000\u00ff"];

/** A raw request, in latin1, for one of the targets. It may be cut anywhere. */
export function rawRequests(targets: readonly string[]): fc.Arbitrary<string> {
  return fc
    .record({
      method: fc.constantFrom(...methods),
      target: fc.oneof(
        fc.constantFrom(...targets),
        fc.string({ unit: "binary-ascii", maxLength: 20 }).map((text) => `/${text}`),
      ),
      lines: fc.array(header, { maxLength: 4 }),
      hasHost: fc.boolean(),
      body: fc.constantFrom(...bodies),
      part: fc.oneof(
        { weight: 9, arbitrary: fc.constant(1) },
        { weight: 1, arbitrary: fc.double({ min: 0, max: 1, noNaN: true }) },
      ),
    })
    .map(({ method, target, lines, hasHost, body, part }) => {
      const head = [`${method} ${target} HTTP/1.1`, ...(hasHost ? ["Host: localhost"] : []), ...lines];
      const whole = `${head.join("\r\n")}\r\n\r\n${body}`;
      return whole.slice(0, Math.ceil(whole.length * part));
    });
}
