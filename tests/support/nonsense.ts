import * as fc from "fast-check";

/** Text that the database cannot store: NUL, and halves of surrogate pairs, which UTF-8 cannot encode. */
export const unstorable: fc.Arbitrary<string> = fc
  .tuple(fc.string(), fc.constantFrom("\0", "\uD800", "\uDFFF", "\uDC00\uD800"), fc.string())
  .map((parts) => parts.join("|"));

/** Unusual but valid text, stored unchanged to the last code unit. */
export const storable: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }).filter((text) => !text.includes("\0")),
  fc.string({ unit: "grapheme", maxLength: 100 }),
  fc.constantFrom(
    " ",
    "\uFEFF",
    "\r\n\t\v\f",
    "\u202Eright to left\u202C",
    "‏مرحبا שלום‏",
    "👩‍👩‍👧‍👦🏳️‍🌈",
    "e\u0301 \u00E9",
    "Z\u0351\u036B\u0343\u036A\u0302\u036B\u033D",
    "\uFFFF\uFFFE\u{10FFFF}",
    '\'; drop table "User"; --',
    "$1 $$ \\' E'\\x00' %s %00",
    "<script>alert(1)</script><img src=x onerror=alert(1)>",
    "{{7*7}} ${7*7} <%= 7*7 %>",
    "null",
    "undefined",
    "-1",
    "__proto__",
    "\\u0000",
  ),
);

/** No text, or far too much. */
const misfit: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  fc.constantFrom(null, true, 0, -1, 1.5, 1e308, 2 ** 53, {}, [], [[]], { __typename: "Action" }, { toString: 1 }),
  fc.nat({ max: 50_000 }).map((length) => "x".repeat(length)),
);

/** Any of these. */
export const nonsense: fc.Arbitrary<unknown> = fc.oneof(storable, unstorable, misfit);

/** A record whose fields may each be right, wrong, or missing. */
export function partlyNonsense(right: Record<string, unknown>): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(right).map(([name, value]) => [
    name,
    fc.oneof({ weight: 4, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: nonsense }),
  ]);
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, { requiredKeys: [] });
}
