import { RowButton } from "./Row.tsx";
import { useOpened } from "#client/ui/overlays/useOpened.ts";

/** Opens the dialog that says what deleting the account takes, and then deletes it. */
export function DeleteAccount({ email }: { email: string }) {
  const { drawn, open } = useOpened();

  const show = () =>
    void open(async () => {
      const { DeleteAccountDialog } = await import("./DeleteAccountDialog.tsx");
      return (props) => <DeleteAccountDialog email={email} {...props} />;
    });

  return (
    <div>
      <RowButton icon="trash" danger onClick={show}>
        Delete Account
      </RowButton>
      {drawn}
    </div>
  );
}
