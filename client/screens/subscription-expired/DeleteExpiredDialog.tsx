import { useState } from "react";
import { RequestError } from "#client/platform/requestError.ts";
import { deletion } from "../_account/deletion.ts";
import { PasswordDialog } from "../_account/PasswordDialog.tsx";
import { toasts } from "#client/ui/overlays/toasts.ts";
import type { OpenedProps } from "#client/ui/overlays/useOpened.ts";
import type { FieldProblem } from "#client/ui/fields/useProblem.ts";

interface DeleteExpiredProps extends OpenedProps {
  email: string;
  /** Throws RequestError. */
  erase: (currentPassword: string) => Promise<void>;
  /** Returns whether the error has opened another page. */
  leadsAway: (error: unknown) => boolean;
}

/** Deletes the account of a person whose subscription has expired. */
export function DeleteExpiredDialog({ erase, leadsAway, ...props }: DeleteExpiredProps) {
  const [isDeleting, setDeleting] = useState(false);

  const attempt = async (currentPassword: string, point: (problem: FieldProblem) => void) => {
    setDeleting(true);
    try {
      await erase(currentPassword);
    } catch (error) {
      // First, because the field to focus is inert while deleting.
      setDeleting(false);
      if (leadsAway(error)) return;
      const refusal = error instanceof RequestError && error.status && error.status < 500 ? error.message : undefined;
      toasts.show({ ...deletion.refused(refusal), tone: "destructive" });
      if (refusal) point({ field: "currentPassword", message: refusal });
    }
  };

  return (
    <PasswordDialog
      {...props}
      {...deletion.dialog}
      busy={isDeleting}
      onConfirm={(currentPassword, point) => void attempt(currentPassword, point)}
    />
  );
}
