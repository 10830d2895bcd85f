import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { html, raw } from "hono/html";
import { brand } from "#domain/brand.ts";
import { day, night, type Palette } from "#domain/palette.ts";
import { clientFolder } from "#server/base/root.ts";
import { policy } from "./headers.ts";

type Html = ReturnType<typeof html>;

interface HtmlPage {
  title: string;
  /** Extra styles for this page. */
  style?: string;
  /** Extra elements for the head. */
  head?: Html;
  body: Html | Html[];
}

/** A page that the server renders itself, in the brand's colours, fonts and the chosen theme. */
export async function htmlPage({ title, style = "", head, body }: HtmlPage): Promise<string> {
  const page = await html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><link rel="icon" href="/icon.svg">${head}${chosenTheme}
<style>${raw(`${palette}${fonts()}${ground}${style}`)}</style></head>
<body>${body}</body></html>`;
  return page.toString();
}

// Separate, because the bundler breaks tagged templates that contain a closing script tag.
const chosenTheme = raw('<script src="/theme-before-paint.js"></script>');

/** The content security policy of such a page. */
export const htmlPagePolicy = policy({ script: "'self'", style: "'unsafe-inline'" });

/** The flame and the name, as in the client's header, in a landmark of their own. */
export const brandHeader = html`<header class="brand"><svg width="26" height="30" viewBox="0 0 26 30" aria-hidden="true">
<path fill="var(--flame)" d="M13 1c2 6 10 8 10 17a10 10 0 0 1-20 1c0-4 2-6 4-8 0 3 1 4 3 5 1-5 0-10 3-15Z"/>
<path fill="var(--ember)" d="M13 14c1 3 5 5 5 9a5 5 0 0 1-10 0c0-3 3-5 5-9Z"/></svg>${brand}</header>`;

/** Three hills for the bottom of a page. */
export const footLand = html`<svg class="land" viewBox="0 0 1200 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
<path fill="var(--hill-far)" d="M0 176c140-60 260-40 400-8s280-58 420-26 260 30 380-18v176H0Z"/>
<path fill="var(--hill-mid)" d="M0 228c150-50 300-34 470-4s330-54 490-34 170 28 240 12v98H0Z"/>
<path fill="var(--hill-near)" d="M0 268c180-46 380-62 600-58s420 28 600-12v102H0Z"/></svg>`;

/** The colours as custom properties: by day, by night, and as chosen on this device. */
export const palette: string = `
  :root { color-scheme: light; ${properties(day)} }
  @media (prefers-color-scheme: dark) { :root:not([data-theme="day"]) { color-scheme: dark; ${properties(night)} } }
  :root[data-theme="night"] { color-scheme: dark; ${properties(night)} }`;

/** The day's colours, for printing. */
export const printColors = properties(day);

function properties(colors: Palette): string {
  return Object.entries(colors)
    .map(([name, value]) => `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value};`)
    .join("");
}

const ground = `
  *, *::before, *::after { box-sizing: border-box; margin: 0; padding: 0; }
  html { background: var(--sky-low); -webkit-text-size-adjust: 100%; }
  body { position: relative; isolation: isolate; min-height: 100vh; color: var(--ink); font: 400 1rem/1.5 "Figtree Variable", system-ui, sans-serif;
    background: linear-gradient(var(--sky-top), var(--sky-mid) 26rem, var(--sky-low) max(56rem, 78%)); overflow-wrap: break-word; }
  h1, h2, h3, .brand { font-family: "Fraunces Variable", Georgia, serif; font-weight: 560; letter-spacing: -.012em; line-height: 1.16;
    text-wrap: balance; }
  a { color: var(--accent); }
  :focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; border-radius: 12px 11px 12px 10px; }
  .brand { display: flex; align-items: center; gap: 10px; font-size: 1.375rem; font-weight: 600; }
  .soft { color: var(--soft); }
  .sheet { padding: 28px 24px; border-radius: 22px 20px 24px 20px / 20px 24px 20px 22px; background: var(--surface);
    box-shadow: var(--lift-one), 0 0 0 1px var(--line); }
  .button { display: flex; align-items: center; justify-content: center; min-height: 48px; padding: 8px 20px; border: 0;
    border-radius: 15px 14px 16px 14px; background: var(--accent); box-shadow: var(--press); color: var(--accent-ink);
    font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
  .button:hover { background: var(--accent-hover); }
  .land { position: absolute; z-index: -1; inset: auto 0 0; width: 100%; height: 230px; }`;

const families = [
  ["figtree-latin-wght-normal", "Figtree", "normal"],
  ["fraunces-latin-standard-normal", "Fraunces", "normal"],
] as const;

/** The fonts of the built client; none during development, when nothing is built. */
function fonts(): string {
  return families
    .flatMap(([name, family, style]) => {
      const file = builtFile(name);
      return file ? [fontFace(`${family} Variable`, style, `/${file}`)] : [];
    })
    .join("");
}

const bookFamilies = [...families, ["fraunces-basic-italic", "Fraunces", "italic"]] as const;

/** The same fonts and an italic within the style sheet itself, called "Fraunces Book" and so on, for a file that fetches nothing. */
export function builtFonts(): string {
  return bookFamilies
    .flatMap(([name, family, style]) => {
      const file = builtFile(name);
      if (!file) return [];
      const bytes = readFileSync(join(clientFolder(), file)).toString("base64");
      const called = `${family} Book${style === "italic" ? " Italic" : ""}`;
      return [fontFace(called, "normal", `data:font/woff2;base64,${bytes}`)];
    })
    .join("");
}

function fontFace(family: string, style: string, address: string): string {
  return `@font-face { font-family: "${family}"; font-style: ${style}; font-weight: 100 900; font-display: swap; src: url(${address}) format("woff2"); }`;
}

function builtFile(name: string): string | undefined {
  const manifest = join(clientFolder(), ".vite", "manifest.json");
  if (!existsSync(manifest)) return undefined;
  const files = Object.values<{ file: string }>(JSON.parse(readFileSync(manifest, "utf8")));
  return files.find(({ file }) => file.includes(name))?.file;
}
