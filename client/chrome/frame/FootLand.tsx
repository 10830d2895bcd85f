import { later } from "#client/ui/motion/later.ts";
import { foot } from "./FootLand.css.ts";

const Hills = later(async () => (await import("#client/pictures/Hills.tsx")).Hills);

/** The land at the foot of a page, behind all that stands there. As tall as the page is the sky, it fills a short one. */
export function FootLand() {
  return (
    <div className={foot} aria-hidden="true">
      <Hills />
    </div>
  );
}
