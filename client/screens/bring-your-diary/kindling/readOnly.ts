import { sheetIdColumn } from "#domain/archive.ts";
import { brand } from "#domain/brand.ts";
import { FileProblem } from "../../_archive/fileProblem.ts";
import type { Source } from "../source/source.ts";
import { headOf } from "../source/text.ts";

/** Says of a file of the archive that it is for reading, and what to choose in its place. */
const archiveInstead = `${brand} made this for reading, so it does not hold all of your diary. Bring the archive instead: the ZIP that “Take everything” gave you.`;

/** The table entries.csv of an archive, also if a spreadsheet saved it again. */
export const kindlingSheet: Source = {
  open: async (file) => {
    const [names = ""] = (await headOf(file)).split(/[\r\n]/, 1);
    if (names.includes(sheetIdColumn)) throw new FileProblem(archiveInstead);
    return undefined;
  },
};
