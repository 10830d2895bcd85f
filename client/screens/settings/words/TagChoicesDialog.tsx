import { useRef, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { useToday } from "#client/chrome/session/useToday.ts";
import { changeWord } from "#client/data/words/changeWord.ts";
import type { OwnTag } from "#client/data/words/ownWords.ts";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import type { OpenedProps } from "#client/ui/overlays/useOpened.ts";
import { isUsedLately } from "#domain/comparedTags.ts";
import { useChange } from "../../_tags/useChange.ts";
import { Switch } from "#client/ui/fields/Switch.tsx";

interface TagChoicesDialogProps extends OpenedProps {
  tag: OwnTag;
  name: string;
}

/** What insights and On This Day may do with a tag. Each choice is saved at once, and goes back if that fails. */
export function TagChoicesDialog({ tag, name, open, onClose }: TagChoicesDialogProps) {
  const environment = useRelayEnvironment();
  const today = useToday();
  const [run, busy] = useChange();
  const [chosen, setChosen] = useState({
    isCompared: tag.isCompared,
    isLeftOutOfMemories: tag.isLeftOutOfMemories,
  });
  const sent = useRef(Promise.resolve());

  const choose = (choice: keyof typeof chosen, isOn: boolean) => {
    setChosen((before) => ({ ...before, [choice]: isOn }));
    // One after the other, so that the last press is what stays.
    sent.current = sent.current.then(async () => {
      const input = { id: tag.id, [choice]: isOn };
      const isSaved = await run(() => changeWord(environment, "chooseForTag", input), "Tag Updated");
      if (!isSaved) setChosen((before) => ({ ...before, [choice]: !isOn }));
    });
  };
  const isAway = busy === "away";

  return (
    <Dialog open={open} onClose={onClose} title={`“${name}” in Insights and On This Day`}>
      <Switch
        name="isCompared"
        label="Show what goes with this tag"
        hint={
          isUsedLately(tag.lastDay ?? null, today)
            ? "Trends can then compare your moods on days with it and on other days."
            : "Not used for a while. Trends shows nothing about it until you use it again."
        }
        checked={chosen.isCompared}
        isAway={isAway}
        onChange={(isOn) => choose("isCompared", isOn)}
      />
      <Switch
        name="isLeftOutOfMemories"
        label="Don’t bring this back"
        hint="On This Day then leaves out every day that has an entry with this tag."
        checked={chosen.isLeftOutOfMemories}
        isAway={isAway}
        onChange={(isOn) => choose("isLeftOutOfMemories", isOn)}
      />
    </Dialog>
  );
}
