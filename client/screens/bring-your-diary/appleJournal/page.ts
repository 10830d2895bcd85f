import { linkTo } from "../elsewhere/markdownForms.ts";
import { readHtml } from "../elsewhere/plainText.ts";
import { textWriter, type TextWriter } from "../elsewhere/textWriter.ts";

/** What a page of Apple's Journal holds. */
export interface Page {
  /** The day, in the phone's language. */
  header: string;
  title: string;
  prompt: string;
  body: string;
  assets: Asset[];
  /** The addresses of pictures in the body. */
  pictures: readonly string[];
}

/** An attachment. */
export interface Asset {
  /** Such as "photo". */
  kind: string;
  id: string;
  /** Its labels, in the phone's language. */
  labels: readonly string[];
  /** Where it leads, such as a page on the web. */
  address: string;
}

type OpenAsset = Omit<Asset, "labels"> & { writer: TextWriter };

type Part = "header" | "title" | "prompt" | "body";

/**
 * Reads a page by its classes, in the order of its tags. They are not nested as they should be: the words of a div may
 * stand behind its end, so a part goes on until the next one begins.
 */
export function pageIn(html: string): Page {
  const writers = { header: textWriter(), title: textWriter(), prompt: textWriter(), body: textWriter() };
  const assets: OpenAsset[] = [];
  let part: Part | undefined;
  let isInBody = false;
  // How deep in the divs of an attachment. Its labels are no words of the entry.
  let depth = 0;

  const writer = () => (depth > 0 ? assets.at(-1)?.writer : part && writers[part]);
  const openDiv = (classes: readonly string[], id: string) => {
    if (depth === 0 && !classes.includes("gridItem")) {
      for (const [name, next] of parts) if (classes.includes(name)) part = next;
      return;
    }
    if (depth === 0) {
      const kind = classes.find((each) => each.startsWith("assetType_"))?.slice("assetType_".length) ?? "unknown";
      assets.push({ kind, id, address: "", writer: textWriter() });
    }
    depth += 1;
    writer()?.open("div");
  };
  const closeDiv = () => {
    if (depth === 0) {
      if (part === "header" || part === "prompt") part = undefined;
      return;
    }
    writer()?.close("div");
    depth -= 1;
  };
  const openLink = (address: string) => {
    const asset = assets.at(-1);
    if (asset && asset.address === "" && /^https?:/i.test(address)) asset.address = address;
  };

  readHtml(html, {
    open: (name, attributes) => {
      const { class: classes = "", id = "", href = "" } = attributes;
      if (name === "body") isInBody = true;
      if (name === "div") openDiv(classes.split(/\s+/), id);
      else if (depth > 0 && name === "a") openLink(href);
      else writer()?.open(name, attributes);
    },
    text: (text) => {
      if (isInBody) writer()?.text(text);
    },
    close: (name) => {
      if (name === "div") closeDiv();
      else writer()?.close(name);
    },
  });
  return pageOf(writers, assets);
}

function pageOf({ header, title, prompt, body }: Record<Part, TextWriter>, assets: readonly OpenAsset[]): Page {
  return {
    header: header.end(),
    title: title.end().replaceAll(/\s+/g, " "),
    prompt: prompt.end(),
    body: body.end(),
    assets: assets.map(({ writer, ...asset }) => ({ ...asset, labels: writer.end().split("\n").filter(Boolean) })),
    pictures: body.pictures(),
  };
}

/** The pages on the web that are attached, each on a line. */
export function linksIn({ assets }: Page): string {
  return assets
    .filter(({ address }) => address !== "")
    .map(({ address, labels }) => linkTo(address, labels.join(" · ")))
    .join("\n");
}

const parts: readonly [name: string, part: Part][] = [
  ["pageHeader", "header"],
  ["title", "title"],
  ["reflectionPrompt", "prompt"],
  ["bodyText", "body"],
];
