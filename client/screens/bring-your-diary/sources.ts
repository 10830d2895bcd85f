import { kindlingArchive } from "./kindling/archive.ts";
import { kindlingLines } from "./kindling/entryLines.ts";
import { kindlingSheet } from "./kindling/sheet.ts";
import type { Source } from "./source/source.ts";

/** The kinds of file that Kindling itself writes. The first that knows a file opens it. */
export const sources: readonly Source[] = [kindlingArchive, kindlingLines, kindlingSheet];
