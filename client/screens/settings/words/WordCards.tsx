import { useState } from "react";
import { ScreenSkeleton } from "#client/chrome/screen/ScreenSkeleton.tsx";
import { useOwnWords, type OwnMood, type OwnTag } from "#client/data/words/ownWords.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Text } from "#client/ui/display/Text.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { ErrorNote } from "#client/ui/notes/ErrorNote.tsx";
import { useOpened } from "#client/ui/overlays/useOpened.ts";
import { brand } from "#domain/brand.ts";
import { ownWordLimits } from "#domain/limits.ts";
import { OwnMoodList } from "./OwnMoodList.tsx";
import { TagList } from "./TagList.tsx";
import { columns } from "./WordCards.css.ts";

/** The cards of tags and of own moods. */
export function WordCards() {
  const [attempt, setAttempt] = useState(0);
  return <Cards key={attempt} onRetry={() => setAttempt(attempt + 1)} />;
}

function Cards({ onRetry }: { onRetry: () => void }) {
  const { tags, ownMoods, state } = useOwnWords({ isExact: true });

  if (state === "loads") return <ScreenSkeleton />;
  if (state === "fails")
    return (
      <Card>
        <ErrorNote
          title="Your tags could not be loaded"
          text="Please check your connection and try again."
          onRetry={onRetry}
        />
      </Card>
    );
  return (
    <div className={columns}>
      <YourTags tags={tags} />
      <YourMoods ownMoods={ownMoods} />
    </div>
  );
}

function YourTags({ tags }: { tags: readonly OwnTag[] }) {
  const { drawn, open } = useOpened();
  const make = () =>
    void open(async () => {
      const { GroupDialog } = await import("./GroupDialog.tsx");
      return (props) => <GroupDialog {...props} tags={tags} />;
    });

  return (
    <Card
      title="Your tags"
      headEnd={
        <Button variant="line" size="small" icon="plus" onClick={make}>
          New group
        </Button>
      }
    >
      {tags.length === 0 && (
        <Text tone="soft">
          No tags yet. Add one in the “Tags” field when you write an action, a mood or a journal entry.
        </Text>
      )}
      <TagList tags={tags} />
      {tags.length >= ownWordLimits.tags - nearLimit && (
        <Text tone="soft" size="small">
          {tags.length} of {ownWordLimits.tags} tags.
        </Text>
      )}
      {drawn}
    </Card>
  );
}

function YourMoods({ ownMoods }: { ownMoods: readonly OwnMood[] }) {
  const { drawn, open } = useOpened();
  const make = () =>
    void open(async () => {
      const { OwnMoodDialog } = await import("../../_tags/OwnMoodDialog.tsx");
      return (props) => <OwnMoodDialog {...props} />;
    });

  return (
    <Card
      title="Your moods"
      headEnd={
        <Button variant="line" size="small" icon="plus" onClick={make}>
          New mood
        </Button>
      }
    >
      {ownMoods.length === 0 && <Text tone="soft">Each of your own moods counts as one of {brand}’s 24 moods.</Text>}
      <OwnMoodList ownMoods={ownMoods} />
      {ownMoods.length >= ownWordLimits.ownMoods - nearLimit && (
        <Text tone="soft" size="small">
          {ownMoods.length} of {ownWordLimits.ownMoods} moods.
        </Text>
      )}
      {drawn}
    </Card>
  );
}

/** From here on the limits are worth knowing. */
const nearLimit = 10;
