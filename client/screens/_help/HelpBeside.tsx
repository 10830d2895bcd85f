import { HelpLine } from "./HelpLine.tsx";
import { beside, between } from "./HelpBeside.css.ts";

interface HelpBesideProps {
  isShown: boolean;
  /** True if the line is between cards. It then has its own card. */
  onSky?: boolean;
}

/** The link to the help page beside an answer. A screen reader says it when it appears; the focus stays where it is. */
export function HelpBeside({ isShown, onSky }: HelpBesideProps) {
  return (
    <div className={onSky ? between : beside} aria-live="polite">
      {isShown && <HelpLine onSky={onSky} />}
    </div>
  );
}
