import { useLazyLoadQuery } from "react-relay";
import { Link } from "#client/ui/controls/Link.tsx";
import { graphql } from "relay-runtime";
import type { NotificationListQuery } from "#client/__generated__/NotificationListQuery.graphql.ts";
import { Avatar } from "#client/ui/display/Avatar.tsx";
import { Icon } from "#client/ui/display/Icon.tsx";
import { PersonName } from "#client/ui/display/PersonName.tsx";
import { Text } from "#client/ui/display/Text.tsx";
import { pageSize } from "#domain/limits.ts";
import { relativeTime } from "#domain/relativeTime.ts";
import { useNow } from "../session/useNow.ts";
import { useShell } from "../session/shell.ts";
import { list, message as messageStyle, row, sign, time, words } from "./NotificationList.css.ts";

interface NotificationListProps {
  /** A new value refetches. */
  attempt: number;
  /** Called when a row opens its screen. */
  onLeave: () => void;
}

const verbs = {
  GOOD_KARMA: "sent you Good Karma",
  KIND_MESSAGE: "sent you a Kind Message",
  CONSTRUCTIVE_FEEDBACK: "sent you Constructive Feedback",
  "%future added value": "sent you a message",
} as const;

/** Requests come first because they need an answer, then messages. Each row opens its screen. */
export function NotificationList({ attempt, onLeave }: NotificationListProps) {
  const { viewer } = useLazyLoadQuery<NotificationListQuery>(
    graphql`
      query NotificationListQuery($count: Int!) {
        viewer @required(action: THROW) {
          notifications {
            requests(first: $count) {
              edges {
                node {
                  id
                  changedAt
                  person {
                    username
                    displayName
                    picture
                  }
                }
              }
            }
            messages(first: $count) {
              edges {
                node {
                  id
                  type
                  personName
                  person {
                    username
                    displayName
                    picture
                  }
                  message
                  createdAt
                }
              }
            }
          }
        }
      }
    `,
    { count: pageSize.usual },
    { fetchPolicy: "network-only", fetchKey: attempt },
  );
  const requests = viewer.notifications.requests.edges.flatMap(({ node }) => {
    if (!node.person) return [];
    const { username, displayName, picture } = node.person;
    const called = { username, displayName };
    const does = "would like to connect";
    return [{ id: node.id, to: "/connection-requests", called, picture, does, message: "", at: node.changedAt }];
  });
  const messages = viewer.notifications.messages.edges.map(({ node }) => {
    const { id, type, personName, person, message, createdAt: at } = node;
    const called = person ?? { username: personName, displayName: null };
    return { id, to: "/karma-exchange", called, picture: person?.picture, does: verbs[type], message, at };
  });
  const all = [...requests, ...messages];
  const now = useNow();
  const { zone } = useShell();

  if (all.length === 0) return <Text tone="soft">There is nothing new.</Text>;
  return (
    <ul className={list}>
      {all.map(({ id, to, called, picture, does, message, at }) => (
        <li key={id}>
          <Link to={to} className={row} onClick={onLeave}>
            <Avatar name={called.displayName ?? called.username} picture={picture} size="small" />
            <span className={words}>
              <span>
                <b dir="auto">
                  <PersonName {...called} />
                </b>{" "}
                {does}
              </span>
              {message && (
                <span className={messageStyle} dir="auto">
                  {message}
                </span>
              )}{" "}
              <time className={time} dateTime={at}>
                {relativeTime(new Date(at), now, zone())}
              </time>
            </span>
            <span className={sign}>
              <Icon name="right" size={20} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
