import { light, shade } from "./Cloud.css.ts";

interface CloudProps {
  transform?: string;
  opacity?: string;
  /** Replaces the sky's own colours. */
  tones?: { light: string; shade: string };
}

/** About 170 wide and 75 high. */
export function Cloud({ transform, opacity, tones }: CloudProps) {
  return (
    <g transform={transform} opacity={opacity}>
      <path
        className={light}
        style={{ fill: tones?.light }}
        d="M20 60a26 26 0 0 1 6-51 38 38 0 0 1 70-2 30 30 0 0 1 52 14 20 20 0 0 1 2 39Z"
      />
      <path
        className={shade}
        style={{ fill: tones?.shade }}
        d="M20 60a26 26 0 0 1-17-14c14 5 28 1 40-6 16 9 38 10 54-2 14 9 34 9 50-3 11 8 5 25-1 25Z"
      />
    </g>
  );
}
