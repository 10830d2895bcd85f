import { html } from "hono/html";

// The pictures of pages that the server renders, in the colours of htmlPage.ts. Each stands in its own sky and meadow.

type Html = ReturnType<typeof html>;

/** Beside a checkout. */
export const shopPicture = scene(html`${cloud("translate(80 34) scale(.4)")}${sun("translate(312 58) scale(.36)")}
<g transform="translate(166 84)"><path d="M0 66V20h92v46Z" fill="var(--wall)"/><path d="M-8 20 2-2h88l10 22Z" fill="var(--cloth)"/>
<path d="M10-2h14L20 20H4ZM42-2h12l1 22H39ZM72-2h12l8 22H75Z" fill="var(--page)"/><path d="M8 36h48v22H8Z" fill="var(--window)"/>
<path d="M64 36h20v30H64Z" fill="var(--bark)"/></g>${bird("translate(134 160) scale(1.5)")}${flower("translate(300 164)")}${tuft("translate(92 168)")}`);

/** A fire that is being lit. */
export const firePicture = scene(html`${cloud("translate(86 30) scale(.42)")}${cloud("translate(286 52) scale(.3)")}
${pine("translate(96 162) scale(.8)")}${pine("translate(122 164) scale(.6)")}
<g transform="translate(210 160) scale(1.25)"><path d="M0-44c4 12 19 16 19 30a19 16 0 0 1-38 1c0-8 4-11 7-15 0 5 2 7 6 9 2-9-1-17 6-25Z" fill="var(--flame)"/>
<path d="M1-21c2 6 9 9 9 15a9.5 8 0 0 1-19 0c0-6 7-9 10-15Z" fill="var(--ember)"/>
<path d="M-22 0 18-9l2 5L-20 4.5ZM22 0-18-9l-2 5L20 4.500Z" fill="var(--bark)"/></g>
${bird("translate(272 158) scale(-1.5 1.5)")}${flower("translate(330 162) scale(.9)")}`);

/** Rain, and a bird under an umbrella. */
export const rainPicture = scene(html`<g transform="translate(150 18) scale(.62)">
<path d="M20 60a26 26 0 0 1 6-51 38 38 0 0 1 70-2 30 30 0 0 1 52 14 20 20 0 0 1 2 39Z" fill="var(--rainy-mid)" opacity=".85"/></g>
<path d="m178 66-5 14M200 68l-5 14M222 66l-5 14M244 68l-5 14M190 90l-4 10M232 92l-4 10" stroke="var(--rainy-mid)" stroke-width="3.4" stroke-linecap="round"/>
<path d="M168 118c6-22 30-34 58-30 22 3 38 16 42 34-16-8-26-6-34 2-8-9-20-11-31-5-10-8-22-8-35-1Z" fill="var(--cloth)"/>
<path d="M203 119c-2-14 4-26 16-32 8 8 12 20 15 37-8-9-20-11-31-5Z" fill="var(--cloth-deep)"/>
<path d="M219 88v-6M218 118v42c0 6 8 6 8 0" stroke="var(--bark)" stroke-width="3.6" fill="none" stroke-linecap="round"/>
${bird("translate(192 162) scale(1.5)")}${tuft("translate(300 166)")}${flower("translate(112 166)")}`);

function scene(drawing: Html | Promise<Html>): Html {
  return html`<svg class="picture" viewBox="0 0 420 190" aria-hidden="true">
<path d="M40 112C32 50 100 12 214 12s174 34 174 100-58 72-176 76S50 176 40 112Z" fill="var(--sky-top)" opacity=".8"/>
<path d="M24 172c60-28 130-36 190-36s130 10 186 36c-60 12-124 14-186 14s-130-2-190-14Z" fill="var(--hill-near)"/>
<path d="M40 166c54-22 116-28 172-28 46 0 96 4 136 18-92-6-198-4-308 10Z" fill="var(--hill-lit)"/>${drawing}</svg>`;
}

function bird(place: string): Html {
  return html`<g transform="${place}"><path d="M-3.5-1.500V3M1.500-1.500V3" stroke="var(--ink)" stroke-width="1.3" stroke-linecap="round" opacity=".75"/>
<path d="M-22-10l9.5-1.500C-11-19-3-23.500 4-22c5.500 1 8.500 4.500 8.500 9.500C12.500-5 6-.5-1-.5c-5.500 0-9.500-2.500-11.500-6Z" fill="var(--bird)"/>
<path d="M12.300-14.500c.9 7.500-5 14-13 14C5-2.500 5-9 7.500-13.500Z" fill="var(--breast)"/>
<path d="M-13-9.500c3-5.500 9.500-6.500 13.500-2.500-1.500 6-9 8-13.500 2.500Z" fill="var(--bird-deep)"/>
<path d="M11.700-17.500l6.800 2.200-6.400 2.400Z" fill="var(--ember)"/><circle cx="6.5" cy="-16.5" r="1.5" fill="var(--eye)"/></g>`;
}

function cloud(place: string): Html {
  return html`<g transform="${place}" opacity=".9"><path d="M20 60a26 26 0 0 1 6-51 38 38 0 0 1 70-2 30 30 0 0 1 52 14 20 20 0 0 1 2 39Z" fill="var(--cloud)"/>
<path d="M20 60a26 26 0 0 1-17-14c14 5 28 1 40-6 16 9 38 10 54-2 14 9 34 9 50-3 11 8 5 25-1 25Z" fill="var(--cloud-shade)" opacity=".75"/></g>`;
}

/** The moon at night. */
function sun(place: string): Html {
  return html`<g transform="${place}"><g opacity="var(--day-shown)"><circle r="74" fill="var(--sun-halo)"/><circle r="46" fill="var(--sun)"/></g>
<g opacity="var(--night-shown)"><circle r="62" fill="var(--sun-halo)"/><path d="M14-40a42 42 0 1 0 26 54A35 35 0 0 1 14-40Z" fill="var(--sun)"/></g></g>`;
}

function pine(place: string): Html {
  return html`<g transform="${place}"><path d="M-3-6h6V2h-6Z" fill="var(--bark)"/><path d="M0-62 19-6c-12 4-26 4-38 0Z" fill="var(--leaf-deep)"/>
<path d="M0-62-19-6c5 2 9 2.6 14 3Z" fill="var(--leaf)"/></g>`;
}

function flower(place: string): Html {
  return html`<g transform="${place}"><path d="M0 0c0-6 0-10 1-15" stroke="var(--leaf-deep)" stroke-width="1.8" fill="none" stroke-linecap="round"/>
<path d="M0-4c3-1 5-3 6-6-4 0-6 2-6 6Z" fill="var(--leaf)"/>
<path d="M1-20.500h0M-3-17.500h0M5-17.500h0M-1.500-13.500h0M3.500-13.500h0" stroke="var(--petal)" stroke-width="6.4" stroke-linecap="round"/>
<circle cx="1" cy="-16.500" r="2.2" fill="var(--page)"/></g>`;
}

function tuft(place: string): Html {
  return html`<path transform="${place}" d="M0 0c-1-6-4-10-8-12M0 0c0-7 1-12 4-16M0 0c2-5 5-8 10-9" stroke="var(--leaf)" stroke-width="2" fill="none" stroke-linecap="round"/>`;
}
