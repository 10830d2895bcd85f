import { RowButton } from "./Row.tsx";
import { useOpened } from "#client/ui/overlays/useOpened.ts";

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
