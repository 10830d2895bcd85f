import { paint } from "#client/theme/paint.ts";

/** A red book that stands upright, 130 wide and 148 high. */
export function ClosedBook() {
  return (
    <>
      <path d="M0 0h122c6 0 8 3 8 8v126H0Z" fill={paint("cloth")} />
      <path d="M0 0h18v134H0Z" fill={paint("clothDeep")} />
      <path d="M4 134h126v8c0 4-2 6-6 6H8c-8 0-8-14-4-14Z" fill={paint("page")} />
      <path d="M10 140h116" stroke={paint("pageShade")} strokeWidth="2" />
      <path d="M34 26h80v40H34Z" fill={paint("page")} />
      <path d="M46 40h56M52 52h44" stroke={paint("pageShade")} strokeWidth="4" strokeLinecap="round" />
      <path d="M92 134v26l7-6 7 6v-26Z" fill={paint("enamel")} />
    </>
  );
}
