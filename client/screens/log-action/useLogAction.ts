import { graphql } from "relay-runtime";
import type {
  EditActionInput,
  useLogActionEditMutation,
} from "#client/__generated__/useLogActionEditMutation.graphql.ts";
import type { LogActionInput, useLogActionMutation } from "#client/__generated__/useLogActionMutation.graphql.ts";
import { historyChanged } from "#client/relay/history.ts";
import { useSubmit, type Refused } from "#client/relay/useSubmit.ts";
import { toasts } from "#client/ui/toasts.ts";

const logAction = graphql`
  mutation useLogActionMutation($input: LogActionInput!) {
    logAction(input: $input) {
      ... on LogActionPayload {
        alreadySaved
        action {
          id
        }
        viewer {
          ...DashboardScreen_viewer
          ...PeriodSelect_viewer
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

const editAction = graphql`
  mutation useLogActionEditMutation($input: EditActionInput!) {
    editAction(input: $input) {
      ... on EditActionPayload {
        viewer {
          ...DashboardScreen_viewer
          ...PeriodSelect_viewer
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

const saved = { title: "Action Logged Successfully", description: "Your karma balance has been updated." };
const failed = () => ({ title: "Error", description: "Failed to log action. Please try again." });

interface Outcomes {
  onLogged: () => void;
  onRefused: (refusal: Refused) => void;
}

/**
 * Logs what the form holds. An earlier try may have reached the server though its answer did not reach us: what was
 * stored then is changed to what the form says now (design.md section 3, "twice is once").
 *
 * @returns The function that logs, and whether it is under way.
 */
export function useLogAction({
  onLogged,
  onRefused,
}: Outcomes): [log: (input: LogActionInput) => void, isLogging: boolean] {
  const [save, isSaving] = useSubmit<useLogActionMutation>(logAction, { failed });
  const [edit, isEditing] = useSubmit<useLogActionEditMutation>(editAction, { failed });
  // Said here and not by either save, because the first may need the second.
  const finish = () => {
    toasts.show(saved);
    onLogged();
  };

  const log = (input: LogActionInput) =>
    save({
      variables: { input },
      updater: historyChanged,
      onRefused,
      onSaved: ({ logAction: result }) => {
        if (!result.alreadySaved || !result.action) return finish();
        const variables = { input: editFrom(input, result.action.id) };
        edit({ variables, updater: historyChanged, onRefused, onSaved: finish });
      },
    });
  return [log, isSaving || isEditing];
}

/** Names every field: one that is empty now may not have been then. "Just now" is when this try was sent. */
function editFrom(input: LogActionInput, id: string): EditActionInput {
  const { stamp: _sameSave, ...entry } = {
    eventTitle: null,
    reflection1: null,
    reflection2: null,
    reflection3: null,
    ...input,
  };
  return { occurredAt: new Date().toISOString(), ...entry, id };
}
