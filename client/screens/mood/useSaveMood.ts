import { graphql } from "relay-runtime";
import type { EditMoodInput, useSaveMoodEditMutation } from "#client/__generated__/useSaveMoodEditMutation.graphql.ts";
import type { SaveMoodInput, useSaveMoodMutation } from "#client/__generated__/useSaveMoodMutation.graphql.ts";
import { historyChanged } from "#client/relay/history.ts";
import { useSubmit, type Refused } from "#client/relay/useSubmit.ts";
import { toasts } from "#client/ui/toasts.ts";

const saveMood = graphql`
  mutation useSaveMoodMutation($input: SaveMoodInput!) {
    saveMood(input: $input) {
      ... on SaveMoodPayload {
        alreadySaved
        mood {
          id
        }
        viewer {
          ...DashboardScreen_viewer
          ...PeriodSelect_viewer
          ...promptFacts_viewer
        }
      }
      ... on Refusal {
        message
        code
        field
      }
    }
  }
`;

const editMood = graphql`
  mutation useSaveMoodEditMutation($input: EditMoodInput!) {
    editMood(input: $input) {
      ... on EditMoodPayload {
        viewer {
          ...DashboardScreen_viewer
          ...PeriodSelect_viewer
          ...promptFacts_viewer
        }
      }
      ... on Refusal {
        message
        code
        field
      }
    }
  }
`;

const saved = { title: "Mood Saved", description: "Your current mood has been updated." };
const failed = (reason = "Please try again.") => ({ title: "Error", description: `Failed to save mood: ${reason}` });

interface Outcomes {
  onSaved: () => void;
  onRefused: (refusal: Refused) => void;
}

/**
 * Saves what the form holds. An earlier try may have reached the server though its answer did not reach us: what was
 * stored then is changed to what the form says now (design.md section 3, "twice is once").
 *
 * @returns The function that saves, and whether it is under way.
 */
export function useSaveMood({
  onSaved,
  onRefused,
}: Outcomes): [save: (input: SaveMoodInput) => void, isSaving: boolean] {
  const [submit, isSubmitting] = useSubmit<useSaveMoodMutation>(saveMood, { failed });
  const [edit, isEditing] = useSubmit<useSaveMoodEditMutation>(editMood, { failed });
  // Said here and not by either, because the first may need the second.
  const finish = () => {
    toasts.show(saved);
    onSaved();
  };

  const save = (input: SaveMoodInput) =>
    submit({
      variables: { input },
      updater: historyChanged,
      onRefused,
      onSaved: ({ saveMood: result }) => {
        if (!result.alreadySaved || !result.mood) return finish();
        const variables = { input: editFrom(input, result.mood.id) };
        edit({ variables, updater: historyChanged, onRefused, onSaved: finish });
      },
    });
  return [save, isSubmitting || isEditing];
}

/** Names every field: one that is empty now may not have been then. "Just now" is when this try was sent. */
function editFrom({ stamp: _sameSave, ...mood }: SaveMoodInput, id: string): EditMoodInput {
  return { journalTitle: null, note: null, occurredAt: new Date().toISOString(), ...mood, id };
}
