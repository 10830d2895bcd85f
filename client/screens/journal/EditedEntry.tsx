import { lazy, Suspense, useMemo, useState, type ReactNode } from "react";
import { useLazyLoadQuery } from "react-relay";
import { graphql } from "relay-runtime";
import type { EditedEntryQuery, EditedEntryQuery$data } from "#client/__generated__/EditedEntryQuery.graphql.ts";
import { ErrorBoundary, RetryContext } from "#client/chrome/screen/ErrorBoundary.tsx";
import { ScreenSkeleton } from "#client/chrome/screen/ScreenSkeleton.tsx";
import { waitingEditOf } from "#client/data/entries/outbox.ts";
import { reasonIn } from "#client/platform/requestError.ts";
import { useWaitingFace } from "#client/screens/_entries/useWaitingFace.ts";
import { withFinerWord } from "#client/screens/_entries/withFinerWord.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { later } from "#client/ui/motion/later.ts";
import { CannotOpen } from "#client/ui/notes/CannotOpen.tsx";
import { EmptyState } from "#client/ui/notes/EmptyState.tsx";
import { ErrorNote } from "#client/ui/notes/ErrorNote.tsx";
import { useOpened, type OpenedProps } from "#client/ui/overlays/useOpened.ts";
import { titlesOf } from "#domain/entries/reading.ts";

const ActionEditor = lazy(async () => ({ default: (await import("./editors/ActionEditor.tsx")).ActionEditor }));
const MoodEditor = lazy(async () => ({ default: (await import("./editors/MoodEditor.tsx")).MoodEditor }));
const EditedPage = lazy(async () => ({ default: (await import("./page/EditedPage.tsx")).EditedPage }));
const TelescopeScene = later(async () => (await import("#client/pictures/TelescopeScene.tsx")).TelescopeScene);

type Node = Exclude<NonNullable<EditedEntryQuery$data["node"]>, { __typename: "%other" }>;

interface EditedEntryProps {
  id: string;
  /** Called when the changes are saved, or the entry is deleted. */
  onDone: () => void;
}

/** The place in which an entry of any kind is edited. */
export function EditedEntry(props: EditedEntryProps) {
  const [attempt, setAttempt] = useState(0);
  const retry = useMemo(() => ({ attempt, again: () => setAttempt(attempt + 1) }), [attempt]);

  return (
    <RetryContext value={retry}>
      <ErrorBoundary fallback={problem}>
        <Suspense fallback={<ScreenSkeleton />}>
          <Entry {...props} attempt={attempt} />
        </Suspense>
      </ErrorBoundary>
    </RetryContext>
  );
}

function Entry({ id, attempt, onDone }: EditedEntryProps & { attempt: number }) {
  const { node } = useLazyLoadQuery<EditedEntryQuery>(
    graphql`
      query EditedEntryQuery($id: ID!) {
        node(id: $id) {
          __typename
          ... on Action {
            gold
            coal
            eventTitle
            description
            isUnreadable
            ...ActionEditor_action @alias(as: "action")
          }
          ... on Mood {
            label
            finerWord
            journalTitle
            isUnreadable
            ...MoodEditor_mood @alias(as: "mood")
          }
          ... on JournalEntry {
            gold
            title
            body
            isUnreadable
            ...EditedPage_entry @alias(as: "journal")
          }
        }
      }
    `,
    { id },
    { fetchKey: attempt, fetchPolicy: "store-or-network" },
  );
  const [wasHere] = useState(node !== null);
  const question = useOpened();
  const nameOf = useNameOf(id);

  // A moment before the place is left, after the entry was deleted.
  if (!node && wasHere) return null;
  if (!node || node.__typename === "%other")
    return (
      <Card>
        <EmptyState picture={<TelescopeScene />} title="This entry isn’t here any more." />
      </Card>
    );
  if (node.isUnreadable)
    return (
      <Card>
        <CannotOpen kind="entry" />
      </Card>
    );

  const askToDelete = () =>
    void question.open(async () => {
      const { DeleteEntry } = await import("./editors/DeleteEntry.tsx");
      const about = { id, kind: kinds[node.__typename], name: nameOf(node), counts: countsIn(node), onDeleted: onDone };
      return (opened: OpenedProps) => <DeleteEntry {...about} {...opened} />;
    });
  return (
    <>
      {editorOf(node, { onDelete: askToDelete, onDone })}
      {question.drawn}
    </>
  );
}

function editorOf(node: Node, edit: { onDelete: () => void; onDone: () => void }): ReactNode {
  if (node.__typename === "Action") return node.action && <ActionEditor action={node.action} {...edit} />;
  if (node.__typename === "Mood") return node.mood && <MoodEditor mood={node.mood} {...edit} />;
  return node.journal && <EditedPage entry={node.journal} {...edit} />;
}

const kinds = { Action: "action", Mood: "mood", JournalEntry: "journal" } as const;

function countsIn(node: Node): boolean {
  return node.__typename !== "Mood" && (node.gold !== 0 || (node.__typename === "Action" && node.coal !== 0));
}

/** Names the entry in the question before it is deleted, as its card does. */
function useNameOf(id: string) {
  const faceOf = useWaitingFace();

  return (node: Node): string => {
    const input = waitingEditOf(id)?.input;
    const shown = { ...node, ...input };
    const moodName = node.__typename === "Mood" ? (faceOf(input)?.label ?? node.label) : "";
    const finerWord = "finerWord" in shown ? shown.finerWord : null;
    const { name, own } = titlesOf(kinds[node.__typename], shown, withFinerWord(moodName, finerWord));
    return node.__typename === "Mood" && own ? `${name}: ${own}` : name;
  };
}

function problem({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <Card>
      <ErrorNote
        title="This entry could not be loaded"
        text={reasonIn(error) ?? "Something went wrong. Please try again."}
        onRetry={retry}
      />
    </Card>
  );
}
