import type { ReactNode } from "react";
import type { GraphQLTaggedNode } from "relay-runtime";
import { useSubmit, type Mutation, type Submission, type SubmitWords } from "#client/data/relay/useSubmit.ts";
import { AlertDialog } from "#client/ui/overlays/AlertDialog.tsx";
import type { OpenedProps } from "#client/ui/overlays/useOpened.ts";

interface MutationDialogProps<M extends Mutation>
  extends OpenedProps, Pick<Submission<M>, "variables" | "updater" | "onSaved" | "onRefused"> {
  mutation: GraphQLTaggedNode;
  /** The toasts for success and failure. */
  texts: SubmitWords;
  title: string;
  text: ReactNode;
  /** The button's labels: "Delete", and "Deleting..." while it runs. */
  labels: [confirm: string, busy: string];
  /** Called when the person confirms. */
  onConfirm?: () => void;
}

/** Confirms a mutation that is hard to undo, submits it and closes, whether it succeeded or failed. */
export function MutationDialog<M extends Mutation>({
  mutation,
  texts,
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
  const [submit, isBusy] = useSubmit<M>(mutation, texts);

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
