import { paint } from "#client/theme/paint.ts";
import { label, labelName } from "./RedBook.css.ts";

interface RedBookProps {
  /** The person's name, which the cover of a large book shows. */
  name: string;
  isLarge: boolean;
}

/** The diary as a book: red cloth, a label, a fire, the edges of its pages and a ribbon. */
export function RedBook({ name, isLarge }: RedBookProps) {
  return (
    <svg viewBox="0 0 94 132" width="100%" height="100%" aria-hidden="true">
      <path d="M4 118h88v9a4 4 0 0 1-4 4H8a5 5 0 0 1-4-5Z" fill={paint("page")} />
      <path d="M14 122h78M14 126h78" stroke={paint("pageShade")} strokeWidth="1.2" />
      <path
        d="M2 5a4 4 0 0 1 4-4h80a7 7 0 0 1 7 7v108a5 5 0 0 1-5 5H8a4 4 0 0 0-4 4 4 4 0 0 1-2-4Z"
        fill={paint("cloth")}
      />
      <path d="M2 5a4 4 0 0 1 4-4h9v120H8a4 4 0 0 0-4 4 4 4 0 0 1-2-4Z" fill={paint("clothDeep")} />
      <rect x="24" y="18" width="60" height={isLarge ? 38 : 30} fill={paint("page")} />
      {isLarge ? (
        <foreignObject x="25" y="19" width="58" height="36">
          <div className={label}>
            <bdi className={labelName}>{name}</bdi>
          </div>
        </foreignObject>
      ) : (
        <path d="M32 28h44M36 38h36" stroke={paint("pageShade")} strokeWidth="3" strokeLinecap="round" />
      )}
      <g transform="translate(54 98) scale(.56)">
        <path
          d="M0-44c4 12 19 16 19 30a19 16 0 0 1-38 1c0-8 4-11 7-15 0 5 2 7 6 9 2-9-1-17 6-25Z"
          fill={paint("flame")}
        />
        <path d="M1-21c2 6 9 9 9 15a9.5 8 0 0 1-19 0c0-6 7-9 10-15Z" fill={paint("ember")} />
        <path d="M-22 0 18-9l2 5L-20 4.5ZM22 0-18-9l-2 5L20 4.5Z" fill={paint("bark")} />
      </g>
      <path d="M72 119h9v12l-4.500-3.500-4.500 3.500Z" fill={paint("enamel")} />
    </svg>
  );
}
