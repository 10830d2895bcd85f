import { z } from "zod";
import { isLocalDate } from "#domain/days.ts";
import { BadInput } from "#server/base/errors.ts";
import { dateText } from "#server/store/pages.ts";
import { builder } from "./builder.ts";

const instant = z.iso.datetime({ offset: true });

builder.scalarType("DateTime", {
  description: "An instant, such as `2026-03-01T08:30:00.000Z` (RFC 3339).",
  serialize: (value) => value.toISOString(),
  parseValue: (value) => {
    const read = instant.safeParse(value);
    if (!read.success) throw new BadInput("A DateTime looks like 2026-03-01T08:30:00Z.");
    return new Date(read.data);
  },
});

builder.scalarType("Date", {
  description: "A calendar day, such as `2026-03-01`.",
  serialize: dateText,
  parseValue: (value) => {
    if (typeof value !== "string" || !isLocalDate(value)) throw new BadInput("A Date looks like 2026-03-01.");
    return new Date(value);
  },
});
