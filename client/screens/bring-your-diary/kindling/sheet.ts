import { sheetIdColumn } from "#domain/archive.ts";
import { FileProblem } from "../../_archive/fileProblem.ts";
import type { Source } from "../source/source.ts";
import { headOf } from "../source/text.ts";
import { bringTheArchive } from "./readableCopy.ts";

/** The table entries.csv of an archive, also if a spreadsheet saved it again. */
export const kindlingSheet: Source = {
  open: async (file) => {
    const [names = ""] = (await headOf(file)).split(/[\r\n]/, 1);
    if (names.includes(sheetIdColumn)) throw new FileProblem(bringTheArchive);
    return undefined;
  },
};
