import { html } from "hono/html";
import type { Weather } from "#domain/weathers.ts";

// The drawings of the exported book. They take the colours of its style sheet.

type Html = ReturnType<typeof html>;

const bird = html`<path d="M-3.5-1.500V3M1.500-1.500V3" stroke="var(--ink)" stroke-width="1.3" stroke-linecap="round" opacity=".75"/>
<path d="M-22-10l9.5-1.500C-11-19-3-23.500 4-22c5.500 1 8.500 4.500 8.500 9.500C12.500-5 6-.5-1-.5c-5.500 0-9.500-2.500-11.500-6Z" fill="var(--bird)"/>
<path d="M12.300-14.500c.9 7.500-5 14-13 14C5-2.500 5-9 7.500-13.500Z" fill="var(--breast)"/>
<path d="M-13-9.500c3-5.500 9.500-6.500 13.500-2.500-1.500 6-9 8-13.500 2.500Z" fill="var(--bird-deep)"/>
<path d="M11.700-17.500l6.800 2.200-6.400 2.400Z" fill="var(--ember)"/><circle cx="6.5" cy="-16.500" r="1.5" fill="var(--eye)"/>`;

/** A fire and a bird, on the cloth of the cover. */
export const coverPicture: Html = html`<svg class="on-cover" viewBox="0 0 280 120" aria-hidden="true">
<path d="M6 92c40-26 84-34 134-34s96 8 134 30c-40 14-84 18-134 18S46 106 6 92Z" fill="var(--cloth-deep)"/>
<path d="M64 88c-1-7-5-12-10-15M64 88c0-8 1-13 5-18M64 88c2-6 6-9 12-10" stroke="#7c3c2d" stroke-width="2" fill="none" stroke-linecap="round"/>
<g transform="translate(120 86) scale(1.35)"><path d="M0-44c4 12 19 16 19 30a19 16 0 0 1-38 1c0-8 4-11 7-15 0 5 2 7 6 9 2-9-1-17 6-25Z" fill="var(--flame)"/>
<path d="M1-21c2 6 9 9 9 15a9.500 8 0 0 1-19 0c0-6 7-9 10-15Z" fill="var(--ember)"/>
<path d="M-22 0 18-9l2 5L-20 4.500ZM22 0-18-9l-2 5L20 4.500Z" fill="var(--bark)"/></g>
<g transform="translate(190 90) scale(-1.6 1.6)">${bird}</g></svg>`;

export const coinIcon: Html = html`<svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="10" fill="var(--gold-edge)"/>
<circle cx="12" cy="11.300" r="9.500" fill="var(--gold)"/><circle cx="12" cy="11.300" r="5.500" fill="none" stroke="var(--gold-lit)" stroke-width="1.6"/></svg>`;

export const lumpIcon: Html = html`<svg width="18" height="18" viewBox="-18 -15 36 28" aria-hidden="true"><path d="M-15 4-12-7-2-12 10-9 15 0 11 8-4 9Z" fill="var(--lump)"/>
<path d="M-12-7-2-12 1-3-8 0Z" fill="var(--lump-lit)"/><path d="M-2-12 10-9 6-2 1-3Z" fill="var(--lump-mid)"/></svg>`;

/** The land under the month's most frequent weather. */
export function monthPicture(weather: Weather | undefined): Html {
  return html`<svg class="land ${weather ?? "sunny"}" viewBox="0 0 460 200" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
<rect width="460" height="200" fill="var(--wash)"/><rect width="460" height="200" fill="var(--sky-top)" opacity=".55"/>${skies[weather ?? "sunny"]}
<path d="M-10 128c80-40 160-26 240-6s160-32 240-12v100H-10Z" fill="var(--hill-far)"/>${pine("translate(74 126) scale(.6)")}${pine("translate(104 132) scale(.44)")}
<path d="M-10 156c90-26 190-16 270-6s150-18 210-6v66H-10Z" fill="var(--hill-mid)"/>
<g transform="translate(394 148) scale(.8)"><path d="M-24 0v-26L0-44l24 18V0Z" fill="var(--wall)"/><path d="M-30-24 0-49l30 25-4 4L0-41l-26 21Z" fill="var(--roof)"/>
<path d="M-15-20h11v11h-11Z" fill="var(--window)"/><path d="M5-18h10V0H5Z" fill="var(--bark)"/></g>
<path d="M-10 182c110-18 240-14 330-8s110-4 160 0v40H-10Z" fill="var(--hill-near)"/><g transform="translate(190 176) scale(1.3)">${bird}</g></svg>`;
}

const cloudShape = "M20 60a26 26 0 0 1 6-51 38 38 0 0 1 70-2 30 30 0 0 1 52 14 20 20 0 0 1 2 39Z";

const skies: Readonly<Record<Weather, Html>> = {
  sunny: html`${sun("translate(366 62) scale(.6)")}${cloud("translate(60 34) scale(.5)")}`,
  warm: html`${sun("translate(230 122) scale(.8)")}${cloud("translate(330 30) scale(.4)")}`,
  still: html`${sun("translate(110 60) scale(.45)")}${cloud("translate(86 50) scale(.4)")}${cloud("translate(280 36) scale(.6)")}`,
  windy: html`${cloud("translate(40 26) scale(.6)")}${cloud("translate(250 52) scale(.45)")}
<path d="M150 84h96a12 12 0 1 0-12-12M190 104h130a11 11 0 1 1-11 11" stroke="var(--mid)" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  stormy: html`<path transform="translate(150 16) scale(.9)" d="${cloudShape}" fill="var(--mid)"/>
<path d="m226 66-16 26h14l-8 24 26-34h-14l10-16Z" fill="var(--flame)"/>${cloud("translate(320 44) scale(.4)")}`,
  rainy: html`<path transform="translate(140 18) scale(.8)" d="${cloudShape}" fill="var(--mid)"/>
<path d="m168 80-6 18M196 80-6 18M224 80l-6 18M252 80l-6 18M182 104l-5 14M238 104l-5 14" stroke="var(--mid)" stroke-width="4" stroke-linecap="round"/>`,
};

function cloud(place: string): Html {
  return html`<path transform="${place}" d="${cloudShape}" fill="var(--cloud)" opacity=".9"/>`;
}

function sun(place: string): Html {
  return html`<g transform="${place}"><circle r="74" fill="var(--sun-halo)"/><circle r="46" fill="var(--sun)"/></g>`;
}

function pine(place: string): Html {
  return html`<g transform="${place}"><path d="M-3-6h6V2h-6Z" fill="var(--bark)"/><path d="M0-62 19-6c-12 4-26 4-38 0Z" fill="var(--leaf-deep)"/>
<path d="M0-62-19-6c5 2 9 2.600 14 3Z" fill="var(--leaf)"/></g>`;
}
