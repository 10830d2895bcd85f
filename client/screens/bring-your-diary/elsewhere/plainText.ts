import { Parser } from "htmlparser2";
import { FileProblem } from "../../_archive/fileProblem.ts";

/** Writes the words of HTML as plain text, with its lines and lists. */
export interface TextWriter {
  open: (tag: string) => void;
  text: (piece: string) => void;
  close: (tag: string) => void;
  /** The text so far. */
  end: () => string;
}

export function textWriter(): TextWriter {
  let written = "";
  let unshownTags = 0;
  const breakLine = () => {
    if (written !== "" && !written.endsWith("\n")) written += "\n";
  };
  return {
    open: (tag) => {
      if (unshown.has(tag)) unshownTags += 1;
      else if (tag === "br") written += "\n";
      else if (blocks.has(tag)) breakLine();
      if (tag === "li") written += "- ";
    },
    text: (piece) => {
      if (unshownTags > 0) return;
      const words = piece.replaceAll(/[ \t\r\n]+/g, " ");
      written += written === "" || written.endsWith("\n") ? words.trimStart() : words;
    },
    close: (tag) => {
      if (unshown.has(tag)) unshownTags -= 1;
      else if (tag === "p" && written !== "") written += "\n\n";
      else if (blocks.has(tag)) breakLine();
    },
    end: () =>
      written
        .replaceAll("\u00A0", " ")
        .replaceAll(/(?<![ \t])[ \t]+\n/g, "\n")
        .replaceAll(/\n{3,}/g, "\n\n")
        .trim(),
  };
}

interface HtmlReader {
  open: (tag: string, attributes: Record<string, string>) => void;
  text: (piece: string) => void;
  close: (tag: string) => void;
}

/** The parser takes a time of the square of the depth. */
export const deepest = 1_000;

/** Reads HTML in its order. Nothing of it is run or loaded. Throws FileProblem where it has far more tags in tags than a diary. */
export function readHtml(html: string, { open, text, close }: HtmlReader): void {
  let depth = 0;
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      depth += 1;
      if (depth > deepest)
        throw new FileProblem(
          `This file has tags in tags, ${deepest.toLocaleString("en")} deep, so it was not opened.`,
        );
      open(tag, attributes);
    },
    ontext: text,
    onclosetag: (tag) => {
      depth -= 1;
      close(tag);
    },
  });
  parser.end(html);
}

/** The words of a piece of HTML. Throws FileProblem. */
export function plainText(html: string): string {
  const writer = textWriter();
  readHtml(html, writer);
  return writer.end();
}

/** Whether a text looks like HTML, and not like words with a "<" in them. */
export function isHtml(text: string): boolean {
  return /<\/?(?:p|div|br|b|i|u|s|ul|ol|li|span|strong|em|h[1-6]|a|font)\b[^<>]*>/i.test(text);
}

const unshown = new Set(["script", "style", "head", "title"]);
const blocks = new Set("p div ul ol li blockquote h1 h2 h3 h4 h5 h6 section article tr".split(" "));
