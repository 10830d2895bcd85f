import { lazy, Suspense, useEffect, useEffectEvent, useState } from "react";
import { useFragment, useRelayEnvironment } from "react-relay";
import { graphql } from "relay-runtime";
import type { NewMessages_viewer$key } from "#client/__generated__/NewMessages_viewer.graphql.ts";
import type { NewMessagesMutation } from "#client/__generated__/NewMessagesMutation.graphql.ts";
import { ErrorBoundary } from "#client/chrome/screen/ErrorBoundary.tsx";
import { committed } from "#client/data/relay/committed.ts";
import { useAway } from "#client/data/relay/connected.ts";
import { useSubmit } from "#client/data/relay/useSubmit.ts";
import { rememberSeen, seenMessages } from "./seenMessages.ts";

const NewMessagesDialog = lazy(async () => ({
  default: (await import("./NewMessagesDialog.tsx")).NewMessagesDialog,
}));

const markSeen = graphql`
  mutation NewMessagesMutation($input: MarkExchangesSeenInput!) {
    markExchangesSeen(input: $input) {
      __typename
      ... on MarkExchangesSeenPayload {
        viewer {
          notifications {
            count
          }
          ...NewMessages_viewer
        }
      }
      ... on Refusal {
        message
        code
      }
    }
  }
`;

/**
 * Shows messages that arrived since last time, unless turned off. Closed without its button, it appears again next
 * time. Pressed while no server answered, its button takes effect when one does.
 */
export function NewMessages({ viewer }: { viewer: NewMessages_viewer$key }) {
  const { settings, notifications } = useFragment(
    graphql`
      fragment NewMessages_viewer on Viewer {
        settings {
          karmaMessages
        }
        notifications {
          messages(first: 20) {
            edges {
              node {
                id
                ...NewMessagesDialog_messages
              }
            }
          }
        }
      }
    `,
    viewer,
  );
  const all = notifications.messages.edges.flatMap(({ node }) => node ?? []);
  const [putAway, setPutAway] = useState<typeof all>([]);
  const [submit] = useSubmit<NewMessagesMutation>(markSeen, {
    failed: () => ({
      title: "Error",
      description: "These could not be marked as read, so you may see them again.",
    }),
  });
  const seen = useSeen(all.map(({ id }) => id));
  const away = useAway();
  const unseen = all.filter(({ id }) => !seen.has(id) && !putAway.some((message) => message.id === id));
  // While closing, keep showing the same messages.
  const shown = unseen.length > 0 ? unseen : putAway;
  if (!settings.karmaMessages || shown.length === 0) return null;

  const close = () => setPutAway(unseen);
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <NewMessagesDialog
          messages={shown}
          open={unseen.length > 0}
          onClose={close}
          onSeen={() => {
            const ids = unseen.map(({ id }) => id);
            rememberSeen(ids);
            close();
            if (!away) submit({ variables: { input: { ids } } });
          }}
        />
      </Suspense>
    </ErrorBoundary>
  );
}

/**
 * The messages that were put away on this device, here or in another tab. Those that the server lists as new are marked once more: the
 * button was pressed while it did not answer.
 */
function useSeen(listed: readonly string[]): ReadonlySet<string> {
  const environment = useRelayEnvironment();
  const [seen, setSeen] = useState(seenMessages);

  const markAgain = useEffectEvent(() => {
    const ids = listed.filter((id) => seen.has(id));
    if (ids.length === 0) return;
    // Without an answer they are marked the next time.
    committed<NewMessagesMutation>(environment, markSeen, { input: { ids } }).catch(() => undefined);
  });
  useEffect(() => {
    markAgain();
    const hear = () => setSeen(seenMessages());
    window.addEventListener("storage", hear);
    return () => window.removeEventListener("storage", hear);
  }, []);
  return seen;
}
