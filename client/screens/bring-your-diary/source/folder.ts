import { FileProblem } from "../../_archive/fileProblem.ts";
import { piecesOf } from "./bytes.ts";
import { zipOf, type Zip } from "./zip.ts";

/** Files that were chosen together, as a folder that is read like a ZIP. */
export interface Folder {
  zip: Zip;
  /** The files that were read to their end so far, by their place. */
  read: () => number[];
}

export function folderOf(files: readonly File[]): Folder {
  const places = new Map<string, number>();
  for (const [place, { name }] of files.entries()) places.set(places.has(name) ? `${place}/${name}` : name, place);
  const read = new Set<number>();
  const zip = zipOf(new Set(places.keys()), async function* (name, most) {
    const place = places.get(name) ?? -1;
    const file = files[place];
    if (!file) throw new FileProblem(`There is no ${name} among these files.`);
    if (file.size > most) throw new FileProblem("This file is larger than a diary, so it was not opened.");
    yield* piecesOf(file);
    read.add(place);
  });
  return { zip, read: () => [...read].toSorted((one, other) => one - other) };
}
