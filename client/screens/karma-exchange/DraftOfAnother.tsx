import { InvitationLand } from "#client/pictures/InvitationLand.tsx";
import { Button } from "#client/ui/controls/Button.tsx";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import { Text } from "#client/ui/display/Text.tsx";
import type { OpenedProps } from "#client/ui/overlays/useOpened.ts";
import { deliveryLabels } from "#domain/exchanges.ts";
import { firstWordsOf } from "#domain/memories.ts";
import { answers, picture, words } from "./DraftOfAnother.css.ts";
import { recipientOf, type MessageDraft } from "../_exchange/sending.ts";

interface DraftOfAnotherProps extends OpenedProps {
  /** The draft that has somebody else's words. */
  draft: MessageDraft;
  /** The name of the person to answer. */
  to: string;
  onAnswer: () => void;
  onGoOn: () => void;
}

/** Asks what to do with words for somebody else, before another person is answered. */
export function DraftOfAnother({ draft, to, onAnswer, onGoOn, open, onClose }: DraftOfAnotherProps) {
  const name = recipientOf(draft) || "somebody else";
  const isInApp = draft.method === "app";
  const then = (act: () => void) => () => {
    onClose();
    act();
  };

  return (
    <Dialog open={open} onClose={onClose} title={`You were writing to ${name}`}>
      <div className={picture}>
        <InvitationLand />
      </div>
      <blockquote className={words} dir="auto">
        “{firstWordsOf(draft.message)}”
      </blockquote>
      <Text>
        These words stay with <bdi>{name}</bdi>. They are here again when you choose{" "}
        {isInApp ? <bdi>{name}</bdi> : deliveryLabels[draft.method]}.
      </Text>
      <div className={answers}>
        <Button wide data-autofocus onClick={then(onAnswer)}>
          Answer {to}
        </Button>
        <Button wide variant="line" onClick={then(onGoOn)}>
          Go on writing to {name}
        </Button>
      </div>
    </Dialog>
  );
}
