import type { ReactNode } from "react";
import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { ExchangeWords_exchange$key } from "#client/__generated__/ExchangeWords_exchange.graphql.ts";
import { useShell } from "#client/chrome/session/shell.ts";
import { Avatar } from "#client/ui/display/Avatar.tsx";
import { CannotOpen } from "#client/ui/notes/CannotOpen.tsx";
import { relativeTime } from "#domain/relativeTime.ts";
import { ExchangeChip } from "./ExchangeChip.tsx";
import { about, head, item, name, time, tools as toolsStyle, words } from "./ExchangeWords.css.ts";

interface ExchangeWordsProps {
  exchange: ExchangeWords_exchange$key;
  now: Date;
  /** More that is to be said of it, beside its kind. */
  facts?: ReactNode;
  tools?: ReactNode;
}

/** A message as an item of a list: whose it is, when and what it says. */
export function ExchangeWords({ exchange, now, facts, tools }: ExchangeWordsProps) {
  const { message, personName, person, createdAt, isUnreadable, ...kind } = useFragment(
    graphql`
      fragment ExchangeWords_exchange on Exchange {
        message
        personName
        person {
          picture
        }
        createdAt
        isUnreadable
        ...ExchangeChip_exchange
      }
    `,
    exchange,
  );
  const { zone } = useShell();

  return (
    <li className={item}>
      <Avatar name={personName} picture={person?.picture} />
      <div>
        <div className={head}>
          <p className={name}>
            <bdi>{personName}</bdi>
          </p>
          <time className={time} dateTime={createdAt}>
            {relativeTime(new Date(createdAt), now, zone())}
          </time>
        </div>
        {isUnreadable ? (
          <div className={words}>
            <CannotOpen of="message" />
          </div>
        ) : (
          <p className={words} dir="auto">
            {message}
          </p>
        )}
        <div className={about}>
          <ExchangeChip exchange={kind} />
          {facts}
        </div>
      </div>
      {tools && <div className={toolsStyle}>{tools}</div>}
    </li>
  );
}
