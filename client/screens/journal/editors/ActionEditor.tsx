import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { ActionEditor_action$key } from "#client/__generated__/ActionEditor_action.graphql.ts";
import type { ActionEditorMutation } from "#client/__generated__/ActionEditorMutation.graphql.ts";
import { useSubmit } from "#client/data/useSubmit.ts";
import { Questions } from "#client/screens/_questions/Questions.tsx";
import { useFolding } from "#client/screens/_questions/useFolding.ts";
import type { OpenedProps } from "#client/ui/overlays/useOpened.ts";
import { ActionTexts } from "./ActionTexts.tsx";
import { actionInput, actionValuesOf, karmaOf } from "./actionValues.ts";
import { EditDialog } from "./EditDialog.tsx";
import { useEditor } from "./useEditor.ts";

interface ActionEditorProps extends OpenedProps {
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
  const editor = useEditor(action, stored, onClose);
  const { values, change, errorAt } = editor;
  const folding = useFolding(values);
  const changesKarma = JSON.stringify(karmaOf(values)) !== JSON.stringify(karmaOf(stored));
  const [submit, isSaving] = useSubmit<ActionEditorMutation>(editAction, {
    saved: {
      title: "Entry Updated",
      ...(changesKarma ? { description: "Your karma balance has been updated." } : {}),
    },
    failed: (reason = "Failed to save your changes. Please try again.") => ({ title: "Error", description: reason }),
  });
  const input = actionInput(values);

  const save = () =>
    editor.save(
      (what, ending) => submit({ variables: { input: { ...input, ...what } }, ...ending }),
      input?.classification !== action.classification,
    );

  return (
    <EditDialog
      open={open}
      title="Edit Action Entry"
      onClose={onClose}
      onSave={save}
      canSave={input !== undefined}
      isSaving={isSaving}
      editor={editor}
    >
      {/* Unlike in the wizard, another choice clears nothing: it may be all that was wrong. */}
      <Questions answers={values} onAnswer={change} folding={folding} />
      <ActionTexts values={values} onChange={change} errorAt={errorAt} />
    </EditDialog>
  );
}

const editAction = graphql`
  mutation ActionEditorMutation($input: EditActionInput!) {
    editAction(input: $input) {
      __typename
      ... on EditActionPayload {
        action {
          day {
            ...DaySums_day
          }
          aiInsight {
            key
            text
          }
          ...ActionEntryCard_action
        }
        viewer {
          ...written_viewer
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
