import { useLazyLoadQuery } from "react-relay";
import { Link } from "#client/ui/controls/Link.tsx";
import { graphql } from "relay-runtime";
import type { NotificationListQuery } from "#client/__generated__/NotificationListQuery.graphql.ts";
import { Avatar } from "#client/ui/display/Avatar.tsx";
import { Icon } from "#client/ui/display/Icon.tsx";
import { Text } from "#client/ui/display/Text.tsx";
import { pageSize } from "#domain/limits.ts";
import { list, message as messageStyle, row, sign, words } from "./NotificationList.css.ts";

interface NotificationListProps {
  /** Another one asks again. */
  attempt: number;
  /** Called when a row leads to its screen. */
  onLeave: () => void;
}

const said = {
  GOOD_KARMA: "sent you Good Karma",
  KIND_MESSAGE: "sent you a Kind Message",
  CONSTRUCTIVE_FEEDBACK: "sent you Constructive Feedback",
  "%future added value": "sent you a message",
} as const;

/** Requests first, for they wait for an answer, then messages; each leads to its screen. */
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
                    picture
                  }
                  message
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
    const name = node.person?.displayName ?? node.person?.username;
    const picture = node.person?.picture;
    const does = "would like to connect";
    return name ? [{ id: node.id, to: "/connection-requests", name, picture, does, message: "" }] : [];
  });
  const messages = viewer.notifications.messages.edges.map(({ node: { id, type, personName, person, message } }) => {
    return { id, to: "/karma-exchange", name: personName, picture: person?.picture, does: said[type], message };
  });
  const all = [...requests, ...messages];

  if (all.length === 0) return <Text tone="soft">There is nothing new.</Text>;
  return (
    <ul className={list}>
      {all.map(({ id, to, name, picture, does, message }) => (
        <li key={id}>
          <Link to={to} className={row} onClick={onLeave}>
            <Avatar name={name} picture={picture} size="small" />
            <span className={words}>
              <span>
                <b dir="auto">{name}</b> {does}
              </span>
              {message && (
                <span className={messageStyle} dir="auto">
                  {message}
                </span>
              )}
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
