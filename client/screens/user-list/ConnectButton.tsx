import { useState } from "react";
import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { ConnectButton_person$key } from "#client/__generated__/ConnectButton_person.graphql.ts";
import type { ConnectButtonMutation } from "#client/__generated__/ConnectButtonMutation.graphql.ts";
import { newClientId } from "#client/platform/drafts.ts";
import { useSubmit } from "#client/data/relay/useSubmit.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { toasts } from "#client/ui/overlays/toasts.ts";
import { AnswerButton } from "../_people/AnswerButton.tsx";
import { nameIdOf } from "../_people/PersonRow.tsx";

/** Connect, Requested or Connected; Accept and Decline for a person who sent a request (docs/rules.md, Connections). */
export function ConnectButton({ person }: { person: ConnectButton_person$key }) {
  const { id, friendship } = useFragment(
    graphql`
      fragment ConnectButton_person on User {
        id
        friendship {
          status
          isRequestOfMine
          ...AnswerButton_friendship
        }
      }
    `,
    person,
  );
  const [clientId, setClientId] = useState(newClientId);
  const [submit, isAsking] = useSubmit<ConnectButtonMutation>(
    graphql`
      mutation ConnectButtonMutation($input: RequestFriendshipInput!) {
        requestFriendship(input: $input) {
          __typename
          ... on RequestFriendshipPayload {
            friendship {
              status
              person {
                ...ConnectButton_person
              }
            }
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
      failed: (reason) => ({ title: "Error", description: reason ?? "Failed to send connection request" }),
    },
  );

  const ask = () =>
    submit({
      variables: { input: { personId: id, stamp: { clientId } } },
      onSaved: (saved) => {
        const isAccepted = "friendship" in saved && saved.friendship.status === "ACCEPTED";
        toasts.show({ title: isAccepted ? "Connection accepted" : "Connection request sent" });
        setClientId(newClientId());
      },
      onRefused: () => setClientId(newClientId()),
    });

  if (friendship?.status === "ACCEPTED")
    return (
      <Button size="small" variant="done" disabled aria-describedby={nameIdOf(id)}>
        Connected
      </Button>
    );
  if (friendship?.status === "PENDING" && !friendship.isRequestOfMine)
    return (
      <>
        <AnswerButton friendship={friendship} answer="ACCEPTED" />
        <AnswerButton friendship={friendship} answer="REJECTED" />
      </>
    );
  if (friendship?.status === "PENDING")
    return (
      <Button size="small" disabled aria-describedby={nameIdOf(id)}>
        Requested
      </Button>
    );
  return (
    <Button size="small" variant="line" busy={isAsking} onClick={ask} aria-describedby={nameIdOf(id)}>
      Connect
    </Button>
  );
}
