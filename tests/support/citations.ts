import { existsSync, readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { root } from "#server/base/root.ts";

/** A document with citations, by its path in the repository. */
export interface Paper {
  path: string;
  text: string;
}

/** Reads the documents in the root, in docs/ and in docs/decisions/. */
export function readPapers(): readonly Paper[] {
  return ["", "docs", "docs/decisions"].flatMap((folder) =>
    readdirSync(posix.join(root, folder))
      .filter((name) => name.endsWith(".md"))
      .map((name) => paperAt(posix.join(folder, name))),
  );
}

/** Lists a document's citations that do not exist: files, names in files, links and sections. */
export function deadCitationsIn({ path, text }: Paper): string[] {
  // Ignore code blocks.
  const prose = text.replaceAll(/^ *```[\s\S]*?^ *```/gm, "");
  const withoutLinks = prose.replaceAll(linked, "");
  const found = [
    ...deadFiles(prose),
    ...deadLinks(prose, posix.dirname(path)),
    ...deadSections(withoutLinks),
    ...numberedSections(prose),
  ];
  return [...new Set(found)];
}

/** Lists citations in a source's comments that are not in the repository. Of outside papers, only RFCs are allowed. */
export function deadCitationsInSource({ text }: Paper): string[] {
  // A citation may wrap to the comment's next line.
  const joined = text.replaceAll(/\n[ \t]*(?:\*(?!\/)|\/\/)[ \t]?/g, " ");
  return [...deadSections(joined), ...foreignPapers(joined)];
}

const folders = "bench|client|docs|domain|prisma|scripts|server|tests";
// A bare module name is an example, such as send.ts of a noun.
const filesAtRoot = String.raw`[A-Za-z][\w.-]*\.(?:json|md|yaml|graphql|config\.[jt]s)|\.\w+\.json`;
// A name may follow the file: `domain/limits.ts` `trialDays`, or `textLimits.bio`.
const citedFiles = new RegExp(
  String.raw`\x60((?:${folders})\/[\w./-]*|${filesAtRoot})\x60(?: \x60([A-Za-z]\w*)(?:\.\w+)*\x60)?`,
  "g",
);
const linked = /\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]*))?\)/g;
/** Written by `npm install`, `npm run generate` or a build. */
const isMade = /^(?:server\/generated|dist|\.data)\b/;

function deadFiles(prose: string): string[] {
  return [...prose.matchAll(citedFiles)].flatMap(([, file = "", name]) => {
    if (isMade.test(file)) return [];
    if (!existsSync(posix.join(root, file))) return [`cites ${file}, which does not exist`];
    const isThere = !name || new RegExp(String.raw`\b${name}\b`).test(paperAt(file).text);
    return isThere ? [] : [`cites ${name} of ${file}, which does not have it`];
  });
}

function deadLinks(prose: string, folder: string): string[] {
  return [...prose.matchAll(linked)].flatMap(([, file = "", anchor]) => {
    const place = file === "" ? undefined : posix.join(folder, file);
    if (place && !existsSync(posix.join(root, place))) return [`links to ${file}, which does not exist`];
    const isThere =
      !anchor || headingsOf(place ? paperAt(place).text : prose).some((heading) => anchorOf(heading) === anchor);
    return isThere ? [] : [`links to #${anchor} of ${file || "itself"}, which has no such heading`];
  });
}

/** Sections are cited as "docs/rules.md, Coal", decisions as "docs/decisions/0027" or "decision 27". */
function deadSections(prose: string): string[] {
  const sections = [...prose.matchAll(/\b(docs\/[a-z/-]+\.md|ARCHITECTURE\.md)(?:, ([A-Z][\w '-]*))?/g)].flatMap(
    ([, place = "", section]) => {
      if (!existsSync(posix.join(root, place))) return [`cites ${place}, which does not exist`];
      const isThere = !section || headingsOf(paperAt(place).text).includes(section.trim());
      return isThere ? [] : [`cites ${section?.trim()} of ${place}, which has no such heading`];
    },
  );
  const decisions = [...prose.matchAll(/\b(?:docs\/decisions\/|decision )(\d{1,4})\b/g)].flatMap(([, number = ""]) =>
    decisionNumbers().includes(Number(number)) ? [] : [`cites decision ${number}, which does not exist`],
  );
  return [...sections, ...decisions];
}

/** Documents cited by bare name that are not in the root of the repository. Names that begin with a digit are notes of a day. */
function foreignPapers(prose: string): string[] {
  const names = [...prose.matchAll(/(?<![\w/.-])[A-Za-z_][\w-]*\.md\b/g)].map(([name]) => name);
  const missing = names.filter((name) => !existsSync(posix.join(root, name)));
  return [...missing.map((name) => `cites ${name}, which does not exist`), ...numberedSections(prose)];
}

/** Our own documents have named sections. */
function numberedSections(prose: string): string[] {
  const found = prose.matchAll(/(?<!RFC \d+,? )\b(?:spec|specification|sections?) (?:sections? )?\d[\d.]*/gi);
  return [...found].map(([words]) => `cites "${words}", which is of no RFC`);
}

function decisionNumbers(): number[] {
  return readdirSync(posix.join(root, "docs/decisions")).map((name) => Number(name.slice(0, 4)));
}

function headingsOf(text: string): string[] {
  return [...text.matchAll(/^#{1,4} (.+)$/gm)].map(([, heading = ""]) => heading.trim());
}

/** The anchor that GitHub gives a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");
}

function paperAt(path: string): Paper {
  return { path, text: readFileSync(posix.join(root, path), "utf8") };
}
