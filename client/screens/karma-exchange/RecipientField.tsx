import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { RecipientField_viewer$key } from "#client/__generated__/RecipientField_viewer.graphql.ts";
import { LinkButton } from "#client/ui/LinkButton.tsx";
import { Select } from "#client/ui/Select.tsx";
import { Stack } from "#client/ui/Stack.tsx";
import { Text } from "#client/ui/Text.tsx";

interface RecipientFieldProps {
  viewer: RecipientField_viewer$key;
  value: string;
  onChange: (id: string) => void;
  error?: string;
}

/** Whom the viewer is connected with, by name. */
export function RecipientField({ viewer, value, onChange, error }: RecipientFieldProps) {
  const { friends } = useFragment(
    graphql`
      fragment RecipientField_viewer on Viewer {
        friends(first: 100) {
          edges {
            node {
              person {
                id
                username
                displayName
              }
            }
          }
        }
      }
    `,
    viewer,
  );
  const people = friends.edges
    .flatMap(({ node }) => node?.person ?? [])
    .map(({ id, username, displayName }) => ({
      value: id,
      label: displayName ? `${displayName} (${username})` : username,
    }))
    .toSorted((one, other) => one.label.localeCompare(other.label));

  if (people.length === 0)
    return (
      <Stack gap="tight">
        <Text tone="soft">In the app you can write to people you are connected with. There is nobody yet.</Text>
        <LinkButton to="/user-list" variant="quiet" icon="people">
          Connect with Users
        </LinkButton>
      </Stack>
    );

  return (
    <Select
      name="recipientId"
      label="To"
      options={[{ value: "", label: "Choose a person" }, ...people]}
      // Somebody of an older draft may be a friend no more.
      value={people.some((person) => person.value === value) ? value : ""}
      onChange={onChange}
      error={error}
    />
  );
}
