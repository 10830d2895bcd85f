import { html } from "hono/html";
import { brandHeader, footLand, htmlPage } from "./htmlPage.ts";

type Html = ReturnType<typeof html>;

export interface CardPage {
  /** Of the browser's tab. */
  title: string;
  /** One of pagePictures.ts. */
  picture: Html;
  heading: string;
  /** Below the heading: a few words, and at most two buttons in sight. */
  content: Html;
  /** Extra elements for the head. */
  head?: Html;
}

/** A page with one card and one picture, for the few addresses that the server answers without the client. */
export function cardPage({ title, picture, heading, content, ...rest }: CardPage): Promise<string> {
  const body = html`${brandHeader}<main class="sheet">${picture}<h1>${heading}</h1>${content}</main>${footLand}`;
  return htmlPage({ title, style, body, ...rest });
}

const style = `
  body { display: grid; place-content: center; justify-items: center; gap: 20px; padding: 28px 16px 190px; }
  main { display: grid; justify-items: center; gap: 8px; width: 100%; max-width: 33.75rem; text-align: center; }
  .picture { width: min(400px, 100%); }
  h1 { font-size: 1.875rem; }
  p { max-width: 40ch; color: var(--soft); text-wrap: balance; }
  form, .ways { display: grid; gap: 8px; width: 100%; margin-top: 12px; }
  .button { width: 100%; }
  .big { min-height: 56px; font-size: 1.125rem; }
  .line { background: none; box-shadow: inset 0 0 0 1.5px var(--edge); color: var(--ink); }
  .line:hover { background: var(--accent-wash); }
  summary { min-height: 44px; padding: 10px; color: var(--accent); font-weight: 600; cursor: pointer; }
  details { width: 100%; }
  @media (min-width: 640px) { main { width: 33.75rem; padding: 26px 40px 30px; } }
  @media (forced-colors: active) { .sheet, .button { border: 1px solid; } }`;
