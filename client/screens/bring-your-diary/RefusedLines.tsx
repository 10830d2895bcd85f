import type { Tally } from "./stage.ts";
import { counted } from "../_archive/counted.ts";
import { lines, see, summary } from "./RefusedLines.css.ts";

interface RefusedLinesProps extends Pick<Tally, "refused" | "reasons"> {
  /** Whether they will be left out or were. */
  tense: "will" | "was";
}

/** The lines of the file that are not brought, each with its reason. */
export function RefusedLines({ refused, reasons, tense }: RefusedLinesProps) {
  if (refused === 0) return null;
  const more = refused - reasons.length;
  const verb = tense === "will" ? "cannot be brought in" : "could not be brought in";

  return (
    <details>
      <summary className={summary}>
        {counted(refused, "line")} {verb}. <b className={see}>See why</b>
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <ul aria-label={`Lines that ${verb}`} tabIndex={0} className={lines}>
        {reasons.map(({ line, reason, what }) => (
          <li key={`${what}${line}`}>
            <b>
              {what ? `${what}, line` : "Line"} {counted(line)}:
            </b>{" "}
            {reason}
          </li>
        ))}
        {more > 0 && <li>and {counted(more)} more</li>}
      </ul>
    </details>
  );
}
