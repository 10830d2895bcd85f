import { paint } from "#client/theme/paint.ts";

/** An open book, about 100 wide and 70 high, in the frame of a small picture. */
export function OpenBook() {
  return (
    <>
      <path
        d="M60 26C48 16 30 14 10 16v60c20-2 38 0 50 10 12-10 30-12 50-10V16c-20-2-38 0-50 10Z"
        fill={paint("enamel")}
      />
      <path d="M60 24C49 15 33 13 15 14v56c18-1 34 1 45 10Z" fill={paint("page")} />
      <path d="M60 24c11-9 27-11 45-10v56c-18-1-34 1-45 10Z" fill={paint("page")} />
      <path d="M60 24v56c4-3.5 8-5.5 12-7V18c-4 1.5-8 3.5-12 6Z" fill={paint("pageShade")} opacity=".7" />
      <path
        d="M23 28c9 0 18 1 27 5M23 39c9 0 18 1 27 5M23 50c7 0 12 .5 18 2"
        stroke={paint("pageShade")}
        strokeWidth="3"
        strokeLinecap="round"
        fill="none"
      />
      <path
        d="M80 30c6-2 11-2.5 17-2.5M80 41c6-2 11-2.5 17-2.5"
        stroke={paint("pageShade")}
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M88 13.5v30l6-5 6 5V13.6Z" fill={paint("cloth")} />
    </>
  );
}
