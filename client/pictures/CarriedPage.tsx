import { paint } from "#client/theme/paint.ts";

/** A page in the beak of the bird, in the bird's own units. */
export function CarriedPage() {
  return (
    <g transform="translate(20 -9) rotate(14)">
      <path d="M-6-8H6V8H-6Z" fill={paint("page")} />
      <path d="M-3.5-4h7M-3.5-.8h7M-3.5 2.4h4" stroke={paint("pageShade")} strokeWidth="1.2" strokeLinecap="round" />
    </g>
  );
}
