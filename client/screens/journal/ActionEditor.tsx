import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { ActionEditor_action$key } from "#client/__generated__/ActionEditor_action.graphql.ts";
import type { ActionEditorMutation } from "#client/__generated__/ActionEditorMutation.graphql.ts";
import { historyChanged } from "#client/relay/history.ts";
import { useSubmit } from "#client/relay/useSubmit.ts";
import { ChoiceSections } from "#client/screens/log-action/ChoiceSections.tsx";
import { visibleSteps } from "#domain/wizard.ts";
import { ActionTexts } from "./ActionTexts.tsx";
import { actionValuesOf, inputFrom } from "./actionValues.ts";
import { EditDialog } from "./EditDialog.tsx";
import { EditedWhen } from "./EditedWhen.tsx";
import type { EntryDialogProps } from "./EntryTools.tsx";
import { useEditor } from "./useEditor.ts";

interface ActionEditorProps extends EntryDialogProps {
  action: ActionEditor_action$key;
}

/** Changes an action or event: every choice and text of the wizard, with the same preview of what it earns. */
export function ActionEditor({ action: key, open, onClose }: ActionEditorProps) {
  const action = useFragment(
    graphql`
      fragment ActionEditor_action on Action {
        id
        type
        classification
        intention
        emotionResponse
        effectOnOthers
        eventTitle
        description
        reflection1
        reflection2
        reflection3
        note
        occurredAt
        timeZone
        createdAt
        editedAt
      }
    `,
    key,
  );
  const stored = actionValuesOf(action);
  const { values, isChanged, edit, finish, point, errorAt, timeIn, moves } = useEditor(action, stored, onClose);
  const [submit, isSaving] = useSubmit<ActionEditorMutation>(editAction, {
    saved: { title: "Entry Updated", description: "Your karma balance has been updated." },
    failed: (reason = "Failed to save your changes. Please try again.") => ({ title: "Error", description: reason }),
  });
  const input = inputFrom(values);

  const save = (form: HTMLFormElement) => {
    const time = timeIn(form);
    if (!time || !input) return;

    const isMoved = time.occurredAt !== undefined || input.classification !== action.classification;
    if (isMoved) moves();
    submit({
      variables: { input: { id: action.id, ...input, ...time } },
      ...(isMoved ? { updater: historyChanged } : {}),
      onSaved: finish,
      onRefused: (refusal) => point(form, refusal),
    });
  };

  return (
    <EditDialog
      open={open}
      title="Edit Action Entry"
      onClose={onClose}
      onDiscard={finish}
      onSave={save}
      isChanged={isChanged}
      canSave={input !== undefined}
      isSaving={isSaving}
    >
      {/* The wizard clears what follows from a choice; here it stands, for it was said and the choice may be all that was wrong. */}
      <ChoiceSections steps={visibleSteps(values)} answers={values} onAnswer={edit} />
      <ActionTexts values={values} onChange={edit} errorAt={errorAt} />
      <EditedWhen
        value={values.when}
        zone={action.timeZone}
        onChange={(when) => edit({ when })}
        error={errorAt("occurredAt")}
      />
    </EditDialog>
  );
}

const editAction = graphql`
  mutation ActionEditorMutation($input: EditActionInput!) {
    editAction(input: $input) {
      ... on EditActionPayload {
        action {
          aiInsight {
            key
          }
          ...ActionEntryCard_action
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
