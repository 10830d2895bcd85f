import { box, track, wheel } from "./Spinner.css.ts";

interface SpinnerProps {
  size?: number;
  /** Hidden from screen readers because text stands beside it. Otherwise it says "Loading". */
  decorative?: boolean;
}

export function Spinner({ size = 32, decorative = false }: SpinnerProps) {
  const drawing = (
    <svg className={wheel} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <circle className={track} cx="12" cy="12" r="9" />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  );
  if (decorative) return drawing;

  return (
    <output className={box}>
      {drawing}
      Loading
    </output>
  );
}
