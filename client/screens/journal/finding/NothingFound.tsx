import { Button } from "#client/ui/controls/Button.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { later } from "#client/ui/motion/later.ts";
import { EmptyState } from "#client/ui/notes/EmptyState.tsx";
import { ways } from "../list/EmptyHistory.css.ts";

const TelescopeScene = later(async () => (await import("#client/pictures/TelescopeScene.tsx")).TelescopeScene);

interface NothingFoundProps {
  term: string;
  /** Whether the tab or the period narrows the search. */
  isNarrow: boolean;
  onWiden: () => void;
  onClear: () => void;
}

/** Says that a search found nothing, and offers what may help. */
export function NothingFound({ term, isNarrow, onWiden, onClear }: NothingFoundProps) {
  const letters = Array.from(term.split(/\s/, 1)[0] ?? "");
  const fewer = letters.length > 4 ? ` Fewer letters find more: try “${letters.slice(0, 4).join("")}”.` : "";
  const words = /\s/.test(term.trim()) ? " Every word must be in the same entry." : "";

  return (
    <Card roomy>
      <EmptyState
        picture={<TelescopeScene />}
        title={`Nothing found for “${term}”`}
        text={`${isNarrow ? narrow : wide}${words}${fewer}`}
        action={
          <div className={ways}>
            {isNarrow && (
              <Button variant="quiet" onClick={onWiden}>
                Search everything
              </Button>
            )}
            <Button variant="line" onClick={onClear}>
              Clear
            </Button>
          </div>
        }
      />
    </Card>
  );
}

const narrow = "Only this tab and this period were searched.";
const wide = "Titles, notes, reflections, journal entries and messages were searched.";
