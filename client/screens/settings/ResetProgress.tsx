import { platform } from "#client/platform/platform.ts";
import { RowButton } from "./Row.tsx";
import { useOpened } from "#client/ui/overlays/useOpened.ts";
import { drawings } from "./drawings.ts";

/** After the browser's confirm dialog (docs/rules.md, Failures), opens the dialog that resets the diary. */
export function ResetProgress({ email }: { email: string }) {
  const { drawn, open } = useOpened();

  const ask = () => {
    if (!platform.leave.confirmed(question)) return;
    void open(async () => {
      const { ResetProgressDialog } = await import("./ResetProgressDialog.tsx");
      return (props) => <ResetProgressDialog email={email} {...props} />;
    });
  };

  return (
    <div>
      <RowButton icon={drawings.reset} danger onClick={ask}>
        Reset Progress
      </RowButton>
      {drawn}
    </div>
  );
}

const question =
  "Reset your progress? Your actions, events, moods, journal entries, karma and messages are deleted for good. " +
  "Your account, settings and connections stay, and others keep what you sent them.";
