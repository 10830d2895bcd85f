import { later } from "#client/ui/motion/later.ts";
import { foot, land, page } from "./FootLand.css.ts";

const Hills = later(async () => (await import("#client/pictures/Hills.tsx")).Hills);

/** The landscape at the bottom of a page, behind everything. On a short page the sky fills the rest. */
export function FootLand() {
  return (
    <div className={page} aria-hidden="true">
      <div className={foot}>
        <div className={land}>
          <Hills />
        </div>
      </div>
    </div>
  );
}
