import { RowButton } from "./Row.tsx";
import { useOpened } from "#client/ui/overlays/useOpened.ts";

/** Opens the dialog in which the password is changed. */
export function ChangePassword({ email }: { email: string }) {
  const { drawn, open } = useOpened();

  const show = () =>
    void open(async () => {
      const { ChangePasswordDialog } = await import("./ChangePasswordDialog.tsx");
      return (props) => <ChangePasswordDialog email={email} {...props} />;
    });

  return (
    <div>
      <RowButton icon="lock" onClick={show}>
        Change Password
      </RowButton>
      {drawn}
    </div>
  );
}
