import { Parser } from "htmlparser2";
import { FileProblem } from "../../_archive/fileProblem.ts";
import { blockTags, textWriter, type Attributes, type TextWriter } from "./textWriter.ts";

interface HtmlReader {
  open: (tag: string, attributes: Attributes) => void;
  text: (piece: string) => void;
  close: (tag: string) => void;
}

/**
 * Reads HTML in its order. Nothing of it is run or loaded, and what only looks like a tag stays words. Throws FileProblem
 * where it has far more tags in tags than a diary.
 */
export function readHtml(html: string, { open, text, close }: HtmlReader): void {
  const around: { tag: string; isTag: boolean }[] = [];
  // How far the source was read, and whether the tag that is being read has words where it should have attributes.
  let [read, hasWords] = [0, false];
  /** Ends of tags that never began are passed over by the parser without an event. */
  const readUpTo = (place: number) => {
    let skipped = html.slice(read, place);
    for (let end = tagEnd.exec(skipped); end; end = tagEnd.exec(skipped)) {
      const [whole, name = ""] = end;
      if (!isName(name.toLowerCase())) text(whole);
      skipped = skipped.slice(whole.length);
    }
    if (skipped !== "") text(skipped);
    read = place;
  };

  const parser = new Parser({
    onattribute: (name, _value, quote) => {
      if (quote === undefined && !switches.has(name)) hasWords = true;
    },
    onopentag: (tag, attributes) => {
      readUpTo(parser.startIndex);
      const isTag = !hasWords && (isName(tag) || Object.keys(attributes).length > 0);
      [read, hasWords] = [parser.endIndex + 1, false];
      around.push({ tag, isTag });
      if (around.length > deepest)
        throw new FileProblem(
          `This file has tags in tags, ${deepest.toLocaleString("en")} deep, so it was not opened.`,
        );
      if (isTag) open(tag, attributes);
      else text(html.slice(parser.startIndex, read));
    },
    ontext: (words) => {
      readUpTo(parser.startIndex);
      read = parser.endIndex + 1;
      text(words);
    },
    oncomment: () => {
      readUpTo(parser.startIndex);
      read = parser.endIndex + 1;
      const comment = html.slice(parser.startIndex, read);
      if (!/^<(?:!--.*-->|!\[CDATA\[.*>|\?xml\b.*>)$/is.test(comment)) text(comment);
    },
    onprocessinginstruction: () => {
      readUpTo(parser.startIndex);
      read = parser.endIndex + 1;
    },
    onclosetag: (tag, isImplied) => {
      if (!isImplied) {
        readUpTo(parser.startIndex);
        read = parser.endIndex + 1;
      }
      // A tag that the end of the file cut has not been opened.
      if (around.at(-1)?.tag === tag && around.pop()?.isTag) close(tag);
    },
  });
  parser.write(html);
  // A tag without an end. Comments without one come from the parser.
  if (/^<[^!?]/.test(html.slice(read, read + 2))) readUpTo(html.length);
  parser.end();
}

const tagEnd = /^<\/([a-z][^\s<>/]*)[^<>]*>/i;

/** The parser takes a time of the square of the depth. */
export const deepest = 1_000;

/** The words of a piece of HTML. Throws FileProblem. */
export function plainText(html: string): string {
  return written(html).end();
}

/** The addresses of pictures without a description, of all texts that are HTML. Throws FileProblem. */
export function picturesIn(texts: readonly string[]): string[] {
  return texts.filter((text) => /<img\b/i.test(text) && isHtml(text)).flatMap((text) => written(text).pictures());
}

function written(html: string): TextWriter {
  const writer = textWriter();
  readHtml(html, writer);
  return writer;
}

/** Whether a text is HTML: it has a tag that ends, or one that needs no end. A "<" among words is none. */
export function isHtml(text: string): boolean {
  if (/<(?:br|hr|p|li|div|img|input)(?:\s[^<>=]*=[^<>]*|\s*\/?)>/i.test(text)) return true;
  for (const [, name = ""] of text.matchAll(/<\/([a-z][a-z\d]{0,12})\s*>/gi))
    if (isName(name.toLowerCase())) return true;
  return false;
}

/** Names with a sign in them are those of programs, such as "o:p". */
function isName(tag: string): boolean {
  return blockTags.has(tag) || otherTags.has(tag) || /[-:]/.test(tag);
}

const otherTags = new Set(
  `a abbr acronym audio b base bdi bdo big br button canvas cite code col colgroup data datalist del dfn em embed font
  head hr i iframe img input ins kbd label link map area mark math meta meter noscript object optgroup output param
  picture progress q rp rt ruby s samp script select slot small source span strike strong style sub sup svg template
  textarea time title track tt u var video wbr`.split(/\s+/),
);
/** Attributes that stand without a value. */
const switches = new Set(
  `allowfullscreen async autofocus autoplay checked compact controls default defer disabled download hidden inert ismap
  itemscope loop multiple muted nohref noshade novalidate nowrap open playsinline readonly required reversed selected /`.split(
    /\s+/,
  ),
);
