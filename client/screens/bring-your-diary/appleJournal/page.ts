import { readHtml } from "../elsewhere/plainText.ts";
import { textWriter } from "../elsewhere/textWriter.ts";

/** What a page of Apple's Journal holds. */
export interface Page {
  /** The day, in the phone's language. */
  header: string;
  title: string;
  prompt: string;
  body: string;
  /** The state of mind that was logged and what it was about, in the phone's language. */
  mood: string;
  /** The kinds of its attachments, such as "photo", each with its id. */
  assets: { kind: string; id: string }[];
}

type Part = "header" | "title" | "prompt" | "body" | "mood";

/**
 * Reads a page by its classes, in the order of its tags. They are not nested as they should be: the words of a div may
 * stand behind its end, so a part goes on until the next one begins.
 */
export function pageIn(html: string): Page {
  const [header, title, prompt, body, mood] = Array.from({ length: 5 }, textWriter) as Writers;
  const writers = { header, title, prompt, body, mood };
  const assets: Page["assets"] = [];
  let part: Part | undefined;
  let isInBody = false;
  // How deep in the divs of an attachment. Its labels are no words of the entry, but for those of a state of mind.
  let depth = 0;
  let isMood = false;
  let partAround: Part | undefined;

  const openDiv = (classes: readonly string[], id: string) => {
    const isAttachment = classes.includes("gridItem");
    if (depth === 0 && !isAttachment) {
      for (const [name, next] of parts) if (classes.includes(name)) part = next;
      return;
    }
    if (depth === 0) {
      const kind = classes.find((each) => each.startsWith("assetType_"))?.slice("assetType_".length) ?? "unknown";
      assets.push({ kind, id });
      [isMood, partAround] = [kind === "stateOfMind", part];
    }
    depth += 1;
    part = isMood ? "mood" : undefined;
    if (part) writers[part].open("div");
  };
  const closeDiv = () => {
    if (depth === 0) {
      if (part === "header" || part === "prompt") part = undefined;
      return;
    }
    if (part) writers[part].close("div");
    depth -= 1;
    if (depth === 0) part = partAround;
  };

  readHtml(html, {
    open: (name, attributes) => {
      const { class: classes = "", id = "" } = attributes;
      if (name === "body") isInBody = true;
      if (name === "div") openDiv(classes.split(/\s+/), id);
      else if (part) writers[part].open(name, attributes);
    },
    text: (text) => {
      if (isInBody && part) writers[part].text(text);
    },
    close: (name) => {
      if (name === "div") closeDiv();
      else if (part) writers[part].close(name);
    },
  });
  return {
    header: header.end(),
    title: title.end().replaceAll(/\s+/g, " "),
    prompt: prompt.end(),
    body: body.end(),
    mood: mood.end(),
    assets,
  };
}

type Writer = ReturnType<typeof textWriter>;
type Writers = [Writer, Writer, Writer, Writer, Writer];

const parts: readonly [name: string, part: Part][] = [
  ["pageHeader", "header"],
  ["title", "title"],
  ["reflectionPrompt", "prompt"],
  ["bodyText", "body"],
];
