import { Button } from "#client/ui/controls/Button.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { later } from "#client/ui/motion/later.ts";
import { EmptyState } from "#client/ui/notes/EmptyState.tsx";
import { LinkButton } from "#client/ui/controls/LinkButton.tsx";
import { ways } from "./EmptyHistory.css.ts";
import type { HistoryView } from "./historyView.ts";

const FirstPageScene = later(async () => (await import("#client/pictures/FirstPageScene.tsx")).FirstPageScene);
const TelescopeScene = later(async () => (await import("#client/pictures/TelescopeScene.tsx")).TelescopeScene);

interface EmptyHistoryProps {
  view: HistoryView;
  onWrite: () => void;
}

/** Shown if there are no entries. */
export function EmptyHistory({ view: { filter, month, day }, onWrite }: EmptyHistoryProps) {
  if (filter !== "all" || month !== null || day !== null)
    return (
      <Card>
        <EmptyState picture={<TelescopeScene />} title="No entries found for this filter." />
      </Card>
    );

  return (
    <Card roomy>
      <EmptyState
        picture={<FirstPageScene />}
        title="Your first page is waiting"
        text="What you do, what happens to you and how you feel will gather here, day by day. Start with a few words about today."
        action={
          <div className={ways}>
            <Button onClick={onWrite}>Write an entry</Button>
            <LinkButton to="/log-action" variant="quiet">
              Log Action
            </LinkButton>
          </div>
        }
      />
    </Card>
  );
}
