import type { ReactNode } from "react";
import type { GraphQLTaggedNode } from "relay-runtime";
import { useSubmit, type Mutation, type Submission, type SubmitWords } from "#client/data/useSubmit.ts";
import { AlertDialog } from "#client/ui/overlays/AlertDialog.tsx";
import type { OpenedProps } from "#client/ui/overlays/useOpened.ts";

interface MutationDialogProps<M extends Mutation>
  extends OpenedProps, Pick<Submission<M>, "variables" | "updater" | "onSaved" | "onRefused"> {
  mutation: GraphQLTaggedNode;
  /** What is said once it is done, or was not. */
  says: SubmitWords;
  title: string;
  text: ReactNode;
  /** On the button: "Delete", and while it is under way "Deleting...". */
  labels: [confirm: string, busy: string];
  /** Called as it is confirmed. */
  onConfirm?: () => void;
}

/** Asks before a mutation that cannot simply be undone, submits it, and closes whether it was done or not. */
export function MutationDialog<M extends Mutation>({
  mutation,
  says,
  title,
  text,
  labels: [confirmLabel, busyLabel],
  onConfirm,
  open,
  onClose,
  onSaved,
  onRefused,
  ...submission
}: MutationDialogProps<M>) {
  const [submit, isBusy] = useSubmit<M>(mutation, says);

  const confirm = () => {
    onConfirm?.();
    submit({
      ...submission,
      onSaved: (saved) => {
        onClose();
        onSaved?.(saved);
      },
      onRefused: (refusal) => {
        onClose();
        onRefused?.(refusal);
      },
      onFailed: () => {
        onClose();
        return false;
      },
    });
  };

  return (
    <AlertDialog
      open={open}
      onCancel={onClose}
      onConfirm={confirm}
      title={title}
      text={text}
      confirmLabel={confirmLabel}
      danger
      busy={isBusy}
      busyLabel={busyLabel}
    />
  );
}
