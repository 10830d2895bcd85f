import { openingLimits } from "#domain/archive.ts";
import { FileProblem } from "../_archive/fileProblem.ts";
import type { GivenFile } from "./source/source.ts";
import { bytesOf } from "./source/bytes.ts";
import { headOf } from "./source/text.ts";

/** What a file without a diary seems to be, and what to choose instead. */
export async function whatItSeems(file: GivenFile): Promise<string> {
  return (await knownKind(file.blob)) ?? (file.zip ? zipSeems(file) : textSeems(await headOf(file)));
}

/** The same of a file that begins as no text does; undefined if it may be one. */
export async function whatItSeemsIfNoText(blob: Blob): Promise<string | undefined> {
  const head = new TextDecoder("latin1").decode(await bytesOf(blob, 0, 1_000));
  return isBinary(head) || /^(?:%PDF-|%!PS|\{\\rtf)/.test(head) ? whatItSeems({ blob, zip: undefined }) : undefined;
}

async function knownKind(blob: Blob): Promise<string | undefined> {
  // Loaded for a refusal alone.
  const { fileTypeFromBuffer } = await import("file-type");
  const { mime = "", ext = "" } = (await fileTypeFromBuffer(await bytesOf(blob, 0, lookedAt))) ?? {};
  const known = kinds.find(([pattern]) => pattern.test(mime) || pattern.test(`.${ext}`));
  return known?.[1].replace("ZZZ", ext.toUpperCase());
}

/** Kinds that are recognized by more than their first bytes, such as Word's, need some more. */
const lookedAt = 1_000_000;

const instead =
  "Choose the ZIP that “Take everything” gave you, the export of another app, or a table (CSV) with a date in each row.";

const kinds: readonly (readonly [RegExp, string])[] = [
  [/^image\//, `This seems to be a photo or a drawing. ${instead}`],
  [/^video\//, `This seems to be a video. ${instead}`],
  [/^audio\//, `This seems to be a recording. ${instead}`],
  [
    /pdf$/,
    "This seems to be a PDF, whose words cannot be read for certain. Choose a ZIP, JSON or CSV that the app exports instead.",
  ],
  [
    /spreadsheet|ms-excel|^\.(?:xlsx?|xlsm|ods)$/,
    "This seems to be a table of Excel or another program. Save it as CSV, and choose that file.",
  ],
  [
    /wordprocessing|opendocument\.text|\/rtf|^\.(?:docx|odt|rtf)$/,
    `This seems to be a Word document or the like. ${instead}`,
  ],
  [/x-cfb$/, "This seems to be a file of an old Word or Excel. Save a table as CSV, and choose that file."],
  [/presentation|epub|postscript/, `This seems to be a book or slides. ${instead}`],
  [/sqlite/, `This seems to be the database of an app. ${instead}`],
  [/font/, `This seems to be a font. ${instead}`],
  [
    /msdownload|x-elf|mach-binary|android|java-archive|apple-diskimage|^\.(?:deb|rpm|msi)$/,
    `This seems to be a program. ${instead}`,
  ],
  [
    /x-(?:rar|7z|tar|bzip2|xz|lzip|apache-arrow)|gzip|zstd|^\.(?:rar|7z|gz|tar|bz2|xz|zst)$/,
    "This seems to be packed as ZZZ, not as a ZIP. Unpack it, and choose the files in it.",
  ],
  [
    /pgp|\/x-age/,
    "This seems to be an encrypted file. Decrypt it with the program that encrypted it, and choose what comes out.",
  ],
];

const noDiary = "This ZIP holds no diary that Kindling knows.";

async function zipSeems({ zip }: GivenFile): Promise<string> {
  const names = [...(zip?.names ?? [])].filter((name) => !name.startsWith("__MACOSX/") && !name.endsWith("/.DS_Store"));
  const [first] = names;
  if (!zip || first === undefined) return `${noDiary} It is empty. ${instead}`;
  // A password hides what is in it.
  const locked = await zip.text(first, openingLimits.appBytes).then(
    () => undefined,
    (problem: unknown) =>
      problem instanceof FileProblem && /password/.test(problem.message) ? problem.message : undefined,
  );
  if (locked) return locked;
  const photos = names.filter((name) => photo.test(name)).length;
  if (photos === names.length) return `${noDiary} It seems to hold photos alone. ${instead}`;
  const zips = names.filter((name) => /\.zip$/i.test(name)).length;
  if (zips === names.length) return `${noDiary} It seems to hold other ZIPs. Unpack it, and choose one of those.`;
  return `${noDiary} It has files such as “${shown(first)}”. ${instead}`;
}

const photo = /\.(?:jpe?g|png|gif|webp|heic|heif|tiff?|bmp|mov|mp4|m4v|avi)$/i;

function textSeems(head: string): string {
  const text = head.trimStart();
  if (text === "") return "There is nothing but blanks in this file.";
  if (/^(?:<!doctype html|<html|<head|<body)/i.test(text))
    return "This seems to be a web page. If an app exported it with other files, choose all of them together as a ZIP.";
  if (text.startsWith("<")) return `This seems to be an XML file. ${instead}`;
  if (/^[[{]/.test(text)) return `This seems to be a JSON without a list of entries. ${instead}`;
  if (text.startsWith("BEGIN:")) return `This seems to be a calendar or an address book. ${instead}`;
  if (text.startsWith("-----BEGIN")) return `This seems to be an encrypted file or a key. ${instead}`;
  if (isBinary(text)) return `This is no kind of file that Kindling knows. ${instead}`;
  return `This seems to be a text that is no table. ${instead}`;
}

/** Control characters stand in no text. Beside escapes, which begin letters in ISO-2022. */
function isBinary(text: string): boolean {
  const controls = Array.from(text).filter((letter) => letter < " " && !"\t\n\r\f\u001B".includes(letter));
  return controls.length > text.length / 100;
}

function shown(name: string): string {
  return name.length > 40 ? `…${name.slice(-40)}` : name;
}
