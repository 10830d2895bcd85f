import { lazy, Suspense } from "react";
import { LinkButton } from "#client/ui/controls/LinkButton.tsx";
import { EmptyState } from "#client/ui/notes/EmptyState.tsx";
import { leaves } from "./leaves.css.ts";
import { stage } from "./Stage.css.ts";

const FirstPageScene = lazy(async () => ({
  default: (await import("#client/pictures/FirstPageScene.tsx")).FirstPageScene,
}));

/** A diary without a page. */
export function EmptyBook() {
  return (
    <div className={stage}>
      <div className={leaves.single}>
        <EmptyState
          picture={
            <Suspense>
              <FirstPageScene />
            </Suspense>
          }
          title="Your book has no page yet"
          text="It begins with your first journal entry."
          action={<LinkButton to="/journal?new=true">New Entry</LinkButton>}
        />
      </div>
    </div>
  );
}
