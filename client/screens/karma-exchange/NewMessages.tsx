import { lazy, Suspense, useState } from "react";
import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { NewMessages_viewer$key } from "#client/__generated__/NewMessages_viewer.graphql.ts";
import type { NewMessagesMutation } from "#client/__generated__/NewMessagesMutation.graphql.ts";
import { ErrorBoundary } from "#client/chrome/screen/ErrorBoundary.tsx";
import { useSubmit } from "#client/data/relay/useSubmit.ts";

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
 * time.
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
  const unseen = all.filter(({ id }) => !putAway.some((message) => message.id === id));
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
            close();
            submit({ variables: { input: { ids: unseen.map(({ id }) => id) } } });
          }}
        />
      </Suspense>
    </ErrorBoundary>
  );
}
