import { raw } from "hono/html";
import { weathers } from "#domain/weathers.ts";
import { builtFonts, palette, printColors } from "#server/kit/http/htmlPage.ts";

/** The style sheet of the exported book: leaves on a screen, A5 on paper. It holds its fonts, because the file is read without a network. */
export function bookStyle() {
  style ??= raw(`${builtFonts()}${palette}${rules}`);
  return style;
}

let style: ReturnType<typeof raw> | undefined;

const ofWeathers = weathers
  .map((name) => `.${name} { --wash: var(--${name}-wash); --mid: var(--${name}-mid); --deep: var(--${name}-ink); }`)
  .join("\n  ");

const rules = `
  *, *::before, *::after { box-sizing: border-box; margin: 0; padding: 0; }
  html { background: color-mix(in srgb, var(--page-shade) 70%, var(--surface)); -webkit-text-size-adjust: 100%; }
  @media (prefers-color-scheme: dark) { html { background: color-mix(in srgb, var(--sky-low) 80%, black); } }
  body { font: 400 1.0625rem/1.62 "Fraunces Book", Georgia, serif; font-variation-settings: "opsz" 12; color: var(--ink); }
  main { display: grid; justify-items: center; gap: 20px; padding: 24px 12px 60px; }
  h1, h2, h3, h4 { font-family: "Fraunces Book", Georgia, serif; letter-spacing: -.01em; line-height: 1.2; text-wrap: balance; overflow-wrap: anywhere; }
  .leaf { width: 100%; max-width: 460px; padding: 44px 34px 52px; border-radius: 3px; background: var(--surface); box-shadow: var(--lift-one); }
  .cover { display: grid; align-content: space-between; justify-items: center; min-height: 600px; padding: 64px 30px 36px 56px;
    border-radius: 4px 12px 14px 4px; background: linear-gradient(90deg, var(--cloth-deep) 26px, var(--cloth) 26px);
    print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  .label { width: 100%; padding: 26px 20px 28px; border: 3px double var(--page-shade); background: var(--page); color: #26303b; text-align: center; }
  .label h1 { font-size: 2.125rem; font-weight: 560; } .label small { display: block; font: italic 450 1.0625rem/1.6 "Fraunces Book Italic", Georgia, serif; color: #4d5763; }
  .label p { margin-top: 6px; font: italic 450 1.0625rem/1.4 "Fraunces Book Italic", Georgia, serif; color: #4d5763; }
  .on-cover { width: 88%; } .maker { color: #2b1712; font-weight: 600; }
  .contents h2 { margin-bottom: 20px; font-size: 1.75rem; font-weight: 560; text-align: center; } .contents ol { list-style: none; }
  .contents a { display: flex; align-items: baseline; gap: 9px; min-height: 44px; color: inherit; text-decoration: none; }
  .contents a:hover strong { text-decoration: underline; } .contents strong { font-weight: 500; }
  .contents i { flex: 1; border-bottom: 2px dotted color-mix(in srgb, var(--edge) 70%, transparent); }
  .contents span { color: var(--soft); font: .8125rem/1 "Figtree Book", sans-serif; font-variant-numeric: oldstyle-nums; }
  :focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; }
  .colophon p { margin-bottom: 10px; color: var(--soft); font: italic 400 .9375rem/1.55 "Fraunces Book Italic", Georgia, serif; text-align: center; text-wrap: balance; }
  .contents + .colophon { margin-top: 26px; padding-top: 20px; border-top: 1px solid var(--line); }
  .month { display: contents; }
  .opener { overflow: hidden; text-align: center; }
  .opener .land { display: block; width: calc(100% + 68px); height: 200px; margin: -44px -34px 26px; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  .year { color: var(--soft); font-weight: 500; letter-spacing: .14em; line-height: 1; } .name { margin: 6px 0 18px; font-size: 2.875rem; font-weight: 560; }
  .stones { display: flex; flex-wrap: wrap; justify-content: center; gap: 4px; list-style: none; }
  .stones li { display: grid; place-items: center; width: 28px; height: 27px; border-radius: 34% 40% 36% 42%; background: var(--wash, color-mix(in srgb, var(--edge) 14%, transparent));
    color: var(--deep, var(--soft)); font: 600 .71875rem/1 "Figtree Book", sans-serif; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  .sums { display: flex; flex-wrap: wrap; justify-content: center; gap: 4px 18px; margin-top: 18px; font-weight: 500; font-size: .9375rem; }
  .sums span { display: inline-flex; align-items: center; gap: 6px; }
  .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  .run { margin: -20px 0 20px; color: var(--soft); font: italic 400 .875rem/1 "Fraunces Book Italic", Georgia, serif; text-align: center; }
  section + section { margin-top: 26px; }
  h3 { margin-bottom: 12px; padding-bottom: 7px; border-bottom: 2px dotted color-mix(in srgb, var(--edge) 60%, transparent); font-size: 1.125rem; font-weight: 600; font-variant-numeric: oldstyle-nums; }
  article { margin: 9px 0 14px; font: 400 .9375rem/1.5 "Figtree Book", system-ui, sans-serif; break-inside: avoid-page; }
  h4 { font: 600 .9375rem/1.5 "Figtree Book", system-ui, sans-serif; letter-spacing: 0; }
  .face { font: 1.0625rem/1 "Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji", sans-serif; }
  h4 time { color: var(--soft); font-weight: 400; } .facts { color: var(--soft); font-size: .8125rem; }
  .page { break-inside: auto; } .page h4 { margin-top: 16px; font: 600 1.3125rem/1.25 "Fraunces Book", Georgia, serif; letter-spacing: -.01em; } .page h4 time { font-size: .9375rem; }
  .page .text { margin-top: 5px; font: 400 1.0625rem/1.62 "Fraunces Book", Georgia, serif; hyphens: auto; orphans: 2; widows: 2; }
  .page.first .text::first-letter { float: left; padding: .07em .09em 0 0; font-weight: 600; font-size: 3.1em; line-height: .78; color: var(--cloth-deep); }
  .text { white-space: pre-wrap; overflow-wrap: anywhere; unicode-bidi: plaintext; }
  dl { margin-top: 6px; padding-left: 14px; border-left: 2px solid var(--line); } dt { color: var(--soft); font: italic 400 1rem/1.5 "Fraunces Book Italic", Georgia, serif; white-space: pre-line; } dd { margin-bottom: 6px; }
  ${ofWeathers}
  @media (min-width: 1024px) {
    main, .month { grid-template-columns: 460px 460px; justify-content: center; align-items: start; gap: 44px 0; } main { padding: 48px 0 80px; }
    .month { display: grid; grid-column: 1 / -1; } .cover, .alone { grid-column: 1 / -1; } .leaf { min-height: 652px; }
    /* The contents and the colophon share a spread, however many months there are. */
    .front { grid-column: 1 / -1; max-width: 920px; padding: 44px 46px 52px; columns: 2; column-gap: 92px;
      background: linear-gradient(90deg, transparent 47%, rgb(60 50 30 / 16%) 50%, transparent 53%), var(--surface); }
    .front .colophon { break-inside: avoid; } .contents li { break-inside: avoid; } .contents h2 { text-align: start; }
    .opener { border-radius: 4px 0 0 4px; box-shadow: -14px 22px 40px -26px rgb(40 40 30 / 55%), inset -26px 0 30px -26px rgb(60 50 30 / 28%); }
    .days { border-radius: 0 4px 4px 0; box-shadow: 14px 22px 40px -26px rgb(40 40 30 / 55%), inset 26px 0 30px -26px rgb(60 50 30 / 28%); }
    .opener { position: sticky; top: 24px; } .leaf.front { min-height: 0; }
  }
  @media (forced-colors: active) { .leaf, .stones li { border: 1px solid; } }
  @page { size: A5; margin: 14mm 13mm 16mm; @bottom-center { content: counter(page); font: 9pt Georgia, serif; color: #5a6470; } }
  @page :first { margin: 0; @bottom-center { content: none; } }
  @media print {
    :root:root:root { color-scheme: light; ${printColors} } html, body { background: white; } body { font-size: 10.5pt; } main { display: block; padding: 0; }
    .leaf { max-width: none; min-height: 0; padding: 0; border-radius: 0; background: none; box-shadow: none; }
    .cover { height: 100vh; padding: 22mm 16mm 14mm 26mm; background: linear-gradient(90deg, var(--cloth-deep) 10mm, var(--cloth) 10mm); break-after: page; }
    .front { columns: auto; } .front, .opener { break-after: page; } .month { display: block; break-before: page; }
    .opener .land { width: 100%; margin: 0 0 10mm; } .contents a { min-height: 8mm; } .run { display: none; }
    h3, h4, .facts, dt { break-after: avoid; } .page .text { font-size: 10.5pt; } h4, article { font-size: 9.5pt; } .page h4 { font-size: 13pt; }
  }`;
