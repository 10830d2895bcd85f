import { useState } from "react";
import { graphql } from "relay-runtime";
import type { DeleteAccountDialogMutation } from "#client/__generated__/DeleteAccountDialogMutation.graphql.ts";
import { useSession } from "#client/chrome/session/sessionContext.ts";
import { DialogQuery } from "#client/chrome/screen/DialogQuery.tsx";
import { useSubmit } from "#client/data/relay/useSubmit.ts";
import { platform } from "#client/platform/platform.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Text } from "#client/ui/display/Text.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Dialog, DialogText } from "#client/ui/overlays/Dialog.tsx";
import { PasswordDialog } from "../_account/PasswordDialog.tsx";
import { toasts } from "#client/ui/overlays/toasts.ts";
import type { OpenedProps } from "#client/ui/overlays/useOpened.ts";
import { deletion } from "../_account/deletion.ts";
import { DeletionNumbers } from "./DeletionNumbers.tsx";
import { useExport } from "#client/screens/_archive/useExport.ts";

interface DeleteAccountDialogProps extends OpenedProps {
  email: string;
}

/**
 * Says what will be deleted and offers the export first. Then the browser's own question, then the password
 * (docs/rules.md, Deletion).
 */
export function DeleteAccountDialog(props: DeleteAccountDialogProps) {
  const [isSure, setIsSure] = useState(false);
  const goOn = () => setIsSure(platform.leave.confirmed(deletion.question));

  return isSure ? <DeleteWithPassword {...props} /> : <WhatGoes {...props} onGoOn={goOn} />;
}

function WhatGoes({ open, onClose, onGoOn }: OpenedProps & { onGoOn: () => void }) {
  const [download, isExporting] = useExport();

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={deletion.dialog.title}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" onClick={onGoOn}>
            Continue
          </Button>
        </>
      }
    >
      <Stack>
        <DialogText>This will be deleted for good:</DialogText>
        <DialogQuery fallback={withoutNumbers}>{(attempt) => <DeletionNumbers attempt={attempt} />}</DialogQuery>
        <Text tone="soft" size="small">
          You can export your diary first: one file to read, print or keep.
        </Text>
        <Button variant="quiet" wide icon="download" busy={isExporting} busyLabel="Exporting..." onClick={download}>
          Export Journal History
        </Button>
      </Stack>
    </Dialog>
  );
}

/** The deletion goes on even if the numbers fail to load. */
function withoutNumbers() {
  return <Text>Everything you wrote, your profile and your connections.</Text>;
}

function DeleteWithPassword(props: DeleteAccountDialogProps) {
  const { deferTurnAway, clearDevice } = useSession();
  const [submit, isDeleting] = useSubmit<DeleteAccountDialogMutation>(
    graphql`
      mutation DeleteAccountDialogMutation($input: DeleteAccountInput) {
        deleteAccount(input: $input) {
          __typename
          ... on DeleteAccountPayload {
            viewer {
              email
            }
          }
          ... on Refusal {
            message
            code
            field
          }
        }
      }
    `,
    { failed: () => deletion.failed, refused: deletion.refused },
  );

  return (
    <PasswordDialog
      {...props}
      {...deletion.dialog}
      busy={isDeleting}
      onConfirm={(currentPassword, point) => {
        const stayAfterAll = deferTurnAway();
        submit({
          variables: { input: { currentPassword } },
          onSaved: () => {
            clearDevice();
            toasts.show(deletion.done);
          },
          onRefused: (refusal) => {
            stayAfterAll();
            point(refusal);
          },
          onFailed: stayAfterAll,
        });
      }}
    />
  );
}
