import { HelpLine } from "./HelpLine.tsx";
import { beside } from "./HelpBeside.css.ts";

/** The link to the help page beside an answer. A screen reader says it when it appears; the focus stays where it is. */
export function HelpBeside({ isShown }: { isShown: boolean }) {
  return (
    <div className={beside} aria-live="polite">
      {isShown && <HelpLine />}
    </div>
  );
}
