import { graphql } from "relay-runtime";
import type { NotificationsMutation } from "#client/__generated__/NotificationsMutation.graphql.ts";
import { useSubmit } from "#client/data/relay/useSubmit.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { reasonIn } from "#client/platform/requestError.ts";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import { ErrorNote } from "#client/ui/notes/ErrorNote.tsx";
import type { OpenedProps } from "#client/ui/overlays/useOpened.ts";
import { DialogQuery } from "../screen/DialogQuery.tsx";
import { NotificationList } from "./NotificationList.tsx";

/** The dialog with the bell's notifications, and Clear. */
export function Notifications({ open, onClose }: OpenedProps) {
  const [submit, isClearing] = useSubmit<NotificationsMutation>(
    graphql`
      mutation NotificationsMutation($input: ClearNotificationsInput!) {
        clearNotifications(input: $input) {
          __typename
          ... on ClearNotificationsPayload {
            viewer {
              ...Bell_viewer
            }
          }
          ... on Refusal {
            message
            code
          }
        }
      }
    `,
    {
      saved: { title: "Notifications cleared" },
      failed: () => ({ title: "Error", description: "Failed to clear notifications" }),
    },
  );

  const clear = () =>
    submit({
      variables: { input: {} },
      onSaved: () => {
        onClose();
        // The bell has disappeared, so the dialog cannot return the focus to it.
        requestAnimationFrame(() => document.querySelector("h1")?.focus());
      },
    });

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Notifications"
      actions={
        <Button variant="quiet" busy={isClearing} busyLabel="Clearing..." onClick={clear}>
          Clear
        </Button>
      }
    >
      <DialogQuery fallback={problem}>
        {(attempt) => <NotificationList attempt={attempt} onLeave={onClose} />}
      </DialogQuery>
    </Dialog>
  );
}

function problem({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <ErrorNote
      title="Your notifications could not be loaded"
      text={reasonIn(error) ?? "Something went wrong. Please try again."}
      onRetry={retry}
    />
  );
}
