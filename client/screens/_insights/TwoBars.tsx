import type { Bar } from "#domain/comparisons.ts";
import { bar, fill, figure, label as labelStyle, picture, row } from "./TwoBars.css.ts";

/** The two shares of a comparison. Screen readers read them in its sentence. */
export function TwoBars({ bars }: { bars: readonly Bar[] }) {
  return (
    <div className={picture} aria-hidden="true">
      {bars.map(({ label, count, of }) => (
        <div key={label} className={row}>
          <span className={labelStyle}>{label}</span>
          <span className={figure}>
            {count} of {of}
          </span>
          <span className={bar}>
            <span className={fill} style={{ "--width": `${(count / of) * 100}%` }} />
          </span>
        </div>
      ))}
    </div>
  );
}
