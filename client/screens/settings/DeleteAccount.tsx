import { platform } from "#client/platform/platform.ts";
import { RowButton } from "./Row.tsx";
import { useOpened } from "#client/ui/overlays/useOpened.ts";
import { deletion } from "../_account/deletion.ts";

/** After a browser confirmation (docs/rules.md, Failures) opens the dialog in which the account is deleted. */
export function DeleteAccount({ email }: { email: string }) {
  const { drawn, open } = useOpened();

  const ask = () => {
    if (!platform.leave.confirmed(deletion.question)) return;
    void open(async () => {
      const { DeleteAccountDialog } = await import("./DeleteAccountDialog.tsx");
      return (props) => <DeleteAccountDialog email={email} {...props} />;
    });
  };

  return (
    <div>
      <RowButton icon="trash" danger onClick={ask}>
        Delete Account
      </RowButton>
      {drawn}
    </div>
  );
}
