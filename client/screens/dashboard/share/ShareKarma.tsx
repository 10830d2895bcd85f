import { useState } from "react";
import { usePublicUrl } from "#client/chrome/session/shell.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import type { OpenedProps } from "#client/ui/overlays/useOpened.ts";
import type { LocalDate, Range } from "#domain/days.ts";
import { achievementLines, descriptionFrom, imageName, karmaText, type Deeds } from "#domain/sharing.ts";
import { DescriptionField } from "./DescriptionField.tsx";
import { KarmaImage } from "./KarmaImage.tsx";
import { Preview } from "./Preview.tsx";
import { useSharing } from "./useSharing.ts";

interface ShareKarmaProps {
  goldCount: number;
  coalCount: number;
  /** What the person did during the range. */
  achievements: Deeds & { range: Range };
  date: LocalDate;
  /** The initial description. */
  initialMessage?: string;
}

/** The dialog that shares a balance as an image (docs/rules.md, Sharing). */
export function ShareKarma({ open, onClose, ...shown }: ShareKarmaProps & OpenedProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Share Your Karma Journey">
      <KarmaToShare {...shown} onShared={onClose} />
    </Dialog>
  );
}

/** Inside the dialog, so that closing it drops the text. */
function KarmaToShare(props: ShareKarmaProps & { onShared: () => void }) {
  const { goldCount, coalCount, achievements, date, initialMessage = "", onShared } = props;
  const [description, setDescription] = useState(() => descriptionFrom(initialMessage));
  const karma = { gold: goldCount, coal: coalCount };
  const address = usePublicUrl();
  const { card, isBusy, share } = useSharing({
    name: imageName.karma(date),
    size: { width: 300 },
    words: { title: "My Karma Journey", text: karmaText(karma, { description, address }) },
    onShared,
  });

  return (
    <>
      <Preview shape="tall">
        <KarmaImage
          ref={card}
          {...karma}
          achievements={achievementLines(karma, achievements)}
          range={achievements.range}
          date={date}
          description={description}
        />
      </Preview>
      <DescriptionField value={description} onChange={setDescription} />
      <Button icon="share" busy={isBusy} busyLabel="Creating image..." onClick={share}>
        Share
      </Button>
    </>
  );
}
