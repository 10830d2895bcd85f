import { BadInput } from "#server/base/errors.ts";
import { refuseLong } from "#server/base/lengths.ts";
import { instant, localDay } from "#server/kit/times.ts";
import { dateText } from "#server/store/pages.ts";
import { builder } from "./builder.ts";

builder.scalarType("DateTime", {
  description: "An instant, such as `2026-03-01T08:30:00.000Z` (RFC 3339).",
  serialize: (value) => value.toISOString(),
  parseValue: (value) => {
    refuseLong(value, "A DateTime");
    const read = instant.safeParse(value);
    if (!read.success) throw new BadInput("A DateTime looks like 2026-03-01T08:30:00Z.");
    return read.data;
  },
});

builder.scalarType("Date", {
  description: "A calendar day, such as `2026-03-01`, in the years 1001 to 9998.",
  serialize: dateText,
  parseValue: (value) => {
    const read = localDay.safeParse(value);
    if (!read.success) throw new BadInput("A Date looks like 2026-03-01, in the years 1001 to 9998.");
    return new Date(read.data);
  },
});
