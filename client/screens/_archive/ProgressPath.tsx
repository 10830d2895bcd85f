import { FlyingBird } from "#client/pictures/FlyingBird.tsx";
import { paint } from "#client/theme/paint.ts";
import { visuallyHidden } from "#client/ui/display/VisuallyHidden.css.ts";
import { counted } from "./counted.ts";
import { bird, done as doneStyle, hill, path, sum, sums } from "./ProgressPath.css.ts";

interface ProgressPathProps {
  label: string;
  done: number;
  of: number;
  /** Beside the number. */
  note?: string;
}

/** How far it is: the bird carries pages over a hill. A number says it, too. */
export function ProgressPath({ label, done, of, note }: ProgressPathProps) {
  const percent = of === 0 ? 0 : Math.round((done / of) * 100);

  return (
    <div>
      <progress
        className={visuallyHidden}
        aria-label={label}
        aria-valuetext={`${counted(done)} of ${counted(of)}`}
        value={done}
        max={Math.max(of, 1)}
      />
      <div className={path} aria-hidden="true">
        <svg className={hill} viewBox="0 0 400 86" preserveAspectRatio="none">
          <path fill={paint("hillNear")} d="M0 62c60-20 110 8 180-4s120-26 220-6v34H0Z" />
        </svg>
        <span className={doneStyle} style={{ width: `${percent}%` }} />
        <span className={bird} style={{ insetInlineStart: `clamp(0px, ${percent}% - 37px, 100% - 74px)` }}>
          <FlyingBird />
        </span>
      </div>
      <p className={sums}>
        <b className={sum}>
          {counted(done)} of {counted(of)}
        </b>
        {note && <span>{note}</span>}
      </p>
    </div>
  );
}
