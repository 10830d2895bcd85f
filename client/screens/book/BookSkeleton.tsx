import { VisuallyHidden } from "#client/ui/display/VisuallyHidden.tsx";
import { leaves } from "./leaves.css.ts";
import { stage } from "./Stage.css.ts";

/** A closed leaf while the contents load. */
export function BookSkeleton() {
  return (
    <div className={stage}>
      <output>
        <VisuallyHidden>Loading</VisuallyHidden>
      </output>
      <div className={leaves.single} />
    </div>
  );
}
