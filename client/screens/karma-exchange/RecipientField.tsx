import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import { usePaginationFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type {
  RecipientField_viewer$data,
  RecipientField_viewer$key,
} from "#client/__generated__/RecipientField_viewer.graphql.ts";
import type { RecipientFieldQuery } from "#client/__generated__/RecipientFieldQuery.graphql.ts";
import { LinkButton } from "#client/ui/controls/LinkButton.tsx";
import { Select } from "#client/ui/fields/Select.tsx";
import { Skeleton } from "#client/ui/layout/Skeleton.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/display/Text.tsx";
import { pageSize } from "#domain/limits.ts";
import { ownerOf, type MessageDraft } from "../_exchange/sending.ts";

const RecipientSearch = lazy(async () => ({ default: (await import("./RecipientSearch.tsx")).RecipientSearch }));

interface RecipientFieldProps {
  viewer: RecipientField_viewer$key;
  draft: MessageDraft;
  /** The drafts of other recipients. */
  others: readonly MessageDraft[];
  onChange: (id: string, name: string) => void;
  error?: string | undefined;
}

/** Chooses one of the viewer's connections, from a short list or by search. */
export function RecipientField({ viewer, draft, others, onChange, error }: RecipientFieldProps) {
  const value = draft.recipientId;
  const [isSought, setSought] = useState(false);
  const { people, isWhole, hasFailed, again } = usePeople(viewer, isSought ? undefined : value);
  const options = useMemo(() => markedWith(others, withRecipient(draft, people)), [others, draft, people]);
  const field = {
    value: options.some((option) => option.value === value) ? value : "",
    onChange: (id: string) => onChange(id, people.find((person) => person.value === id)?.name ?? ""),
    ...(error ? { error } : {}),
  };

  if (people.length === 0)
    return (
      <Stack gap="tight">
        <Text tone="soft">In-App messages go to your connections. You don’t have any yet.</Text>
        <LinkButton to="/user-list" variant="quiet" icon="people">
          Connect with Users
        </LinkButton>
      </Stack>
    );
  if (isWhole && people.length <= pageSize.most)
    return <Select name="recipientId" label="To" options={[nobody, ...options]} {...field} />;
  return (
    <Suspense fallback={<Skeleton height={76} shape="card" />}>
      <RecipientSearch
        people={options}
        isWhole={isWhole}
        onSearch={() => {
          setSought(true);
          if (hasFailed) again();
        }}
        hasFailed={hasFailed}
        {...field}
      />
    </Suspense>
  );
}

const nobody = { value: "", label: "Choose a person" };

interface PersonOption {
  value: string;
  label: string;
  name: string;
}

/** The person in an old draft may no longer be a connection, and still owns its words. */
function withRecipient({ recipientId, calledInApp }: MessageDraft, people: readonly PersonOption[]) {
  const isMissing = calledInApp !== "" && !people.some(({ value }) => value === recipientId);
  return isMissing ? [{ value: recipientId, label: calledInApp, name: calledInApp }, ...people] : people;
}

/** Marks the people who have a draft. */
function markedWith(others: readonly MessageDraft[], people: readonly PersonOption[]): PersonOption[] {
  const owners = new Set(others.map(ownerOf));
  return people.map((one) => (owners.has(one.value) ? { ...one, label: `${one.label} ✏️ draft` } : one));
}

/** Loads people in pages of 100, up to the one with this id or, without an id, to the end. */
function usePeople(viewer: RecipientField_viewer$key, named: string | undefined) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    RecipientFieldQuery,
    RecipientField_viewer$key
  >(
    graphql`
      fragment RecipientField_viewer on Viewer
      @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" })
      @refetchable(queryName: "RecipientFieldQuery") {
        friends(first: $count, after: $cursor) @connection(key: "RecipientField_friends") {
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
  const [hasFailed, setFailed] = useState(false);
  const people = useMemo(() => optionsOf(data), [data]);
  const [everybody, setEverybody] = useState<typeof people>();
  const isFound = named === "" || people.some(({ value }) => value === named);

  // A refetch brings back the first page alone. The list a person is looking through stays until the rest is there.
  if (!hasNext && everybody !== people) setEverybody(people);

  useEffect(() => {
    if (isFound || !hasNext || isLoadingNext || hasFailed) return;
    loadNext(pageSize.most, { onComplete: (error) => setFailed(error !== null) });
  }, [isFound, hasNext, isLoadingNext, hasFailed, loadNext]);
  return { people: everybody ?? people, isWhole: everybody !== undefined, hasFailed, again: () => setFailed(false) };
}

function optionsOf({ friends }: RecipientField_viewer$data) {
  return friends.edges
    .flatMap(({ node }) => node?.person ?? [])
    .map(({ id, username, displayName }) => ({
      value: id,
      label: displayName ? `${displayName} (${username})` : username,
      name: displayName ?? username,
    }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
}
