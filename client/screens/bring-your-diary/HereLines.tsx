import { Link } from "react-router-dom";
import { Text } from "#client/ui/display/Text.tsx";
import { shortNameOfDay } from "#domain/dayNames.ts";
import { dayPath } from "#domain/paths.ts";
import { counted } from "../_archive/counted.ts";
import { lines as linesStyle, see, summary } from "./RefusedLines.css.ts";
import type { ComparedLine } from "./asking/asked.ts";

interface HereLinesProps {
  text: string;
  /** The first of them; none for an archive. */
  lines: readonly ComparedLine[];
  /** How many are not listed. */
  more: number;
}

/** The lines of the file that are in the diary, each with its entry. */
export function HereLines({ text, lines, more }: HereLinesProps) {
  if (lines.length === 0) return <Text>{text}</Text>;
  return (
    <details>
      <summary className={summary}>
        {text} <b className={see}>See which</b>
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <ul aria-label="Lines that are here already" tabIndex={0} className={linesStyle}>
        {lines.map(({ place, line, entry }) => (
          <li key={place}>
            <b>Line {counted(line)}:</b>{" "}
            {entry && (
              <>
                <Link to={dayPath(entry.localDate)}>
                  {shortNameOfDay(entry.localDate)}, {entry.time}
                </Link>
                {entry.words !== "" && (
                  <>
                    {" "}
                    “<bdi>{entry.words}</bdi>”
                  </>
                )}
              </>
            )}
          </li>
        ))}
        {more > 0 && <li>and {counted(more)} more</li>}
      </ul>
    </details>
  );
}
