import { useLazyLoadQuery } from "react-relay";
import { graphql } from "relay-runtime";
import type { DeletionNumbersQuery } from "#client/__generated__/DeletionNumbersQuery.graphql.ts";
import { numbers } from "./DeletionNumbers.css.ts";

/**
 * What deleting the account takes, in numbers.
 *
 * @param props.attempt A new value refetches.
 */
export function DeletionNumbers({ attempt }: { attempt: number }) {
  const { viewer } = useLazyLoadQuery<DeletionNumbersQuery>(
    graphql`
      query DeletionNumbersQuery {
        viewer @required(action: THROW) {
          holdings {
            actions
            moods
            journalEntries
            messages
            connections
          }
        }
      }
    `,
    {},
    { fetchPolicy: "network-only", fetchKey: attempt },
  );
  const { actions, moods, journalEntries, messages, connections } = viewer.holdings;

  return (
    <ul className={numbers}>
      <Counted count={actions} one="action or event" many="actions and events" />
      <Counted count={moods} one="mood" many="moods" />
      <Counted count={journalEntries} one="journal entry" many="journal entries" />
      <Counted count={messages} one="message" many="messages" more=" (other people keep their copies)" />
      <Counted count={connections} one="connection" many="connections" />
      <li>your profile and picture</li>
    </ul>
  );
}

interface CountedProps {
  count: number;
  one: string;
  many: string;
  more?: string;
}

/** How many there are of something, or nothing for none. */
function Counted({ count, one, many, more }: CountedProps) {
  if (count === 0) return null;
  return (
    <li>
      <b>{count.toLocaleString("en")}</b> {count === 1 ? one : many}
      {more}
    </li>
  );
}
