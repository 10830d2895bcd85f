import { writtenDayIn } from "./writtenDay.ts";

/** The files of a folder of notes, by what becomes of them. */
export interface Folder {
  /** The paths of the notes, in order. */
  notes: readonly string[];
  templates: readonly string[];
  inTrash: readonly string[];
  /** What the app keeps for itself: its settings and its copies of notes. */
  ofApp: readonly string[];
  /** Pictures, recordings and the like. */
  others: readonly string[];
}

/** Sorts the paths of a ZIP. */
export function folderFrom(paths: Iterable<string>): Folder {
  const folder = { notes: [], templates: [], inTrash: [], ofApp: [], others: [] } as Record<keyof Folder, string[]>;
  for (const path of [...paths].toSorted()) {
    const kind = kindOf(path);
    if (kind) folder[kind].push(path);
  }
  return folder;
}

function kindOf(path: string): keyof Folder | undefined {
  const folders = path.toLowerCase().split("/");
  const name = folders.pop() ?? "";
  // A folder itself, or what a file system adds to one.
  if (name === "" || folders.includes("__macosx") || /^(?:\.ds_store|thumbs\.db|desktop\.ini)$/.test(name))
    return undefined;
  if (folders.includes(".trash") || folders.includes(".recycle")) return isNote(path) ? "inTrash" : "others";
  if ([...folders, name].some((each) => each.startsWith(".")) || isOfLogseq(folders, name)) return "ofApp";
  if (!isNote(path)) return "others";
  return folders.some((each) => /^[_-]?templates?$/.test(each)) ? "templates" : "notes";
}

/** Markdown, or a plain text that is named by a day. */
export function isNote(path: string): boolean {
  return isMarkdownName(path) || (/\.txt$/i.test(path) && writtenDayIn(stemOf(path)).day !== undefined);
}

export function isMarkdownName(path: string): boolean {
  return /\.(?:md|markdown)$/i.test(path);
}

/** The name of a file without its folders and its ending. */
export function stemOf(path: string): string {
  return path.replace(/^.*\//s, "").replace(/\.[^.]*$/, "");
}

/** Logseq keeps its settings and copies of changed pages in a folder of its name. */
function isOfLogseq(folders: readonly string[], name: string): boolean {
  const at = folders.lastIndexOf("logseq");
  return at >= 0 && (/^(?:bak|version-files)$/.test(folders[at + 1] ?? "") || /\.(?:edn|css|js)$/.test(name));
}
