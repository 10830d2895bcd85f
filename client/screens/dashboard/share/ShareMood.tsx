import { useState } from "react";
import { usePublicUrl } from "#client/chrome/session/shell.ts";
import { platform } from "#client/platform/platform.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import type { OpenedProps } from "#client/ui/overlays/useOpened.ts";
import type { LocalDate } from "#domain/days.ts";
import { descriptionFrom, imageName, moodText, shareDecorations } from "#domain/sharing.ts";
import { DecorationPicker } from "./DecorationPicker.tsx";
import { DescriptionField } from "./DescriptionField.tsx";
import { MoodImage } from "./MoodImage.tsx";
import { Preview } from "./Preview.tsx";
import { useSharing } from "./useSharing.ts";

interface ShareMoodProps {
  moodEmoji: string;
  moodLabel: string;
  /** The initial description. */
  initialNote?: string;
  date: LocalDate;
}

/** The dialog that shares a mood as an image (docs/rules.md, Sharing). */
export function ShareMood({ open, onClose, ...shown }: ShareMoodProps & OpenedProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Share Your Mood">
      <MoodToShare {...shown} onShared={onClose} />
    </Dialog>
  );
}

/** Inside the dialog, so that closing it drops the text. */
function MoodToShare(props: ShareMoodProps & { onShared: () => void }) {
  const { moodEmoji, moodLabel, initialNote = "", date, onShared } = props;
  const [description, setDescription] = useState(() => descriptionFrom(initialNote));
  const [decoration, setDecoration] = useState<string>(shareDecorations[0].emoji);
  const mood = { emoji: moodEmoji, label: moodLabel };
  const address = usePublicUrl();
  const { card, isBusy, share } = useSharing({
    name: imageName.mood(date),
    size: { width: 300 },
    words: { title: "My Mood", text: moodText(mood, { description, address }) },
    onShared,
    onUnsupported: (image) => {
      platform.save(image);
      onShared();
    },
  });

  return (
    <>
      <Preview>
        <MoodImage ref={card} {...mood} decoration={decoration} date={date} description={description} />
      </Preview>
      <DecorationPicker value={decoration} onChange={setDecoration} />
      <DescriptionField
        value={description}
        hint={initialNote ? "Your note goes into the picture. Remove it here if you like." : undefined}
        onChange={setDescription}
      />
      <Button icon="share" busy={isBusy} busyLabel="Creating image..." onClick={share}>
        Share
      </Button>
    </>
  );
}
