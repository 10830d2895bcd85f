import { useId } from "react";
import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { BlockedPerson_person$key } from "#client/__generated__/BlockedPerson_person.graphql.ts";
import type { BlockedPersonMutation } from "#client/__generated__/BlockedPersonMutation.graphql.ts";
import { useSubmit } from "#client/data/relay/useSubmit.ts";
import { Avatar } from "#client/ui/display/Avatar.tsx";
import { PersonName } from "#client/ui/display/PersonName.tsx";
import { Button } from "#client/ui/controls/Button.tsx";
import { name as nameStyle, row } from "./BlockedPerson.css.ts";

/** A blocked person, and Unblock. */
export function BlockedPerson({ person }: { person: BlockedPerson_person$key }) {
  const nameId = useId();
  const { id, username, displayName } = useFragment(
    graphql`
      fragment BlockedPerson_person on User {
        id
        username
        displayName
      }
    `,
    person,
  );
  const name = displayName ?? username;
  const [submit, isUnblocking] = useSubmit<BlockedPersonMutation>(
    graphql`
      mutation BlockedPersonMutation($input: UnblockPersonInput!) {
        unblockPerson(input: $input) {
          __typename
          ... on UnblockPersonPayload {
            person {
              id
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
      saved: { title: "Unblocked" },
      failed: () => ({ title: "Error", description: `Failed to unblock ${name}` }),
    },
  );

  const unblock = () =>
    submit({
      variables: { input: { personId: id } },
      // The response leaves out people that the viewer may not see.
      updater: (store) => void store.get(id)?.setValue(false, "isBlocked"),
    });

  return (
    <div className={row}>
      <Avatar name={name} size="small" />
      <span id={nameId} className={nameStyle} dir="auto">
        <PersonName username={username} displayName={displayName} />
      </span>
      <Button size="small" variant="quiet" busy={isUnblocking} aria-describedby={nameId} onClick={unblock}>
        Unblock
      </Button>
    </div>
  );
}
