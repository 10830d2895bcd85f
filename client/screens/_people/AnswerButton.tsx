import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { AnswerButton_friendship$key } from "#client/__generated__/AnswerButton_friendship.graphql.ts";
import type { AnswerButtonMutation } from "#client/__generated__/AnswerButtonMutation.graphql.ts";
import { useSubmit } from "#client/data/relay/useSubmit.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { nameIdOf } from "./PersonRow.tsx";

const answers = {
  ACCEPTED: {
    label: "Accept",
    variant: "primary",
    saved: "Connection accepted",
    failed: "Failed to accept connection request",
  },
  REJECTED: {
    label: "Decline",
    variant: "plain",
    saved: "Connection rejected",
    failed: "Failed to decline connection request",
  },
} as const;

interface AnswerButtonProps {
  friendship: AnswerButton_friendship$key;
  answer: keyof typeof answers;
}

export function AnswerButton({ friendship, answer }: AnswerButtonProps) {
  const { id, person } = useFragment(
    graphql`
      fragment AnswerButton_friendship on Friendship {
        id
        person {
          id
        }
      }
    `,
    friendship,
  );
  const { label, variant, saved, failed } = answers[answer];
  const [submit, isAnswering] = useSubmit<AnswerButtonMutation>(
    graphql`
      mutation AnswerButtonMutation($input: AnswerFriendshipInput!) {
        answerFriendship(input: $input) {
          __typename
          ... on AnswerFriendshipPayload {
            friendship {
              status
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
    { saved: { title: saved }, failed: () => ({ title: "Error", description: failed }) },
  );

  return (
    <Button
      size="small"
      variant={variant}
      busy={isAnswering}
      onClick={() => submit({ variables: { input: { id, status: answer } } })}
      aria-describedby={person ? nameIdOf(person.id) : undefined}
    >
      {label}
    </Button>
  );
}
