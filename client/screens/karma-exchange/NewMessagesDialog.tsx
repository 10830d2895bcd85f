import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { NewMessagesDialog_messages$key } from "#client/__generated__/NewMessagesDialog_messages.graphql.ts";
import { useNow } from "#client/chrome/useNow.ts";
import { useShell } from "#client/chrome/shell.ts";
import { Button } from "#client/ui/Button.tsx";
import { Dialog } from "#client/ui/Dialog.tsx";
import type { OpenedProps } from "#client/ui/useOpened.ts";
import { relativeTime } from "#domain/relativeTime.ts";
import { ExchangeChip } from "./ExchangeChip.tsx";
import { about, head, item, name, time, words } from "./ExchangeItem.css.ts";
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
        message
        personName
        createdAt
        ...ExchangeChip_exchange
      }
    `,
    key,
  );
  const now = useNow();
  const { zone } = useShell();

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
        {messages.map(({ id, message, personName, createdAt, ...kind }) => (
          <li key={id} className={item}>
            <div className={head}>
              <p className={name}>
                <bdi>{personName}</bdi>
              </p>
              <time className={time} dateTime={createdAt}>
                {relativeTime(new Date(createdAt), now, zone())}
              </time>
            </div>
            <p className={words} dir="auto">
              {message}
            </p>
            <div className={about}>
              <ExchangeChip exchange={kind} />
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
