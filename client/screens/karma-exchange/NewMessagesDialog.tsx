import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { NewMessagesDialog_messages$key } from "#client/__generated__/NewMessagesDialog_messages.graphql.ts";
import { useNow } from "#client/chrome/session/useNow.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import type { OpenedProps } from "#client/ui/overlays/useOpened.ts";
import { ExchangeWords } from "./ExchangeWords.tsx";
import { list } from "./RecentExchanges.css.ts";

interface NewMessagesDialogProps extends OpenedProps {
  messages: NewMessagesDialog_messages$key;
  onSeen: () => void;
}

export function NewMessagesDialog({ messages: key, onSeen, ...opened }: NewMessagesDialogProps) {
  const messages = useFragment(
    graphql`
      fragment NewMessagesDialog_messages on Exchange @relay(plural: true) {
        id
        ...ExchangeWords_exchange
      }
    `,
    key,
  );
  const now = useNow();

  return (
    <Dialog
      {...opened}
      title="New Karma Message(s)!"
      actions={
        <Button data-autofocus onClick={onSeen}>
          Got it!
        </Button>
      }
    >
      <ul className={list} aria-label="New messages">
        {messages.map((message) => (
          <ExchangeWords key={message.id} exchange={message} now={now} />
        ))}
      </ul>
    </Dialog>
  );
}
