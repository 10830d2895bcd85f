import type { ReactNode } from "react";
import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { ExchangeWords_exchange$key } from "#client/__generated__/ExchangeWords_exchange.graphql.ts";
import { useShell } from "#client/chrome/session/shell.ts";
import { Avatar } from "#client/ui/display/Avatar.tsx";
import { PersonName } from "#client/ui/display/PersonName.tsx";
import { CannotOpen } from "#client/ui/notes/CannotOpen.tsx";
import { relativeTime } from "#domain/relativeTime.ts";
import { ExchangeChip } from "./ExchangeChip.tsx";
import { about, across, head, item, name, time, tools as toolsStyle, words } from "./ExchangeWords.css.ts";

interface ExchangeWordsProps {
  exchange: ExchangeWords_exchange$key;
  now: Date;
  /** More facts beside its kind. */
  facts?: ReactNode;
  tools?: ReactNode;
  /** Buttons under the text. */
  answers?: ReactNode;
  /** Below the message, across the whole width. */
  children?: ReactNode;
}

/** A message in a list: the person, the time and the text. */
export function ExchangeWords({ exchange, now, facts, tools, answers, children }: ExchangeWordsProps) {
  const { message, personName, person, createdAt, isUnreadable, ...kind } = useFragment(
    graphql`
      fragment ExchangeWords_exchange on Exchange {
        message
        personName
        person {
          username
          displayName
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
          <p className={name}>{person ? <PersonName {...person} /> : <bdi>{personName}</bdi>}</p>
          <time className={time} dateTime={createdAt}>
            {relativeTime(new Date(createdAt), now, zone())}
          </time>
        </div>
        {isUnreadable ? (
          <div className={words}>
            <CannotOpen kind="message" />
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
        {answers}
      </div>
      {tools && <div className={toolsStyle}>{tools}</div>}
      {children && <div className={across}>{children}</div>}
    </li>
  );
}
